import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type DialogProps, DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import * as React from 'react';

// preview-start
function GiftCard({ payload, open, onClose }: DialogProps<string>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Gift card of order 1042</DialogTitle>
      <DialogContent>{payload}</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function GiftCardForm() {
  const dialogs = useDialogs();
  const [text, setText] = React.useState('Happy birthday, Amara!');

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', width: 400, maxWidth: 1 }}>
      <TextField
        label="Text of the card"
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button onClick={() => dialogs.open(GiftCard, text)}>Preview</Button>
    </Stack>
  );
}

export default function UseDialogsPayload() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <GiftCardForm />
      </Stack>
    </DialogsProvider>
  );
}
