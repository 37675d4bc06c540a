import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type DialogProps, DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import * as React from 'react';

function ChoosePacker({ open, onClose }: DialogProps<undefined, string | null>) {
  const [name, setName] = React.useState('');

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <DialogTitle>Who packs order 1042?</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          label="Name"
          fullWidth
          margin="dense"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>Cancel</Button>
        <Button disabled={name === ''} onClick={() => onClose(name)}>
          Assign
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AssignButton() {
  const dialogs = useDialogs();

  // preview-start
  async function assign() {
    const name = await dialogs.open(ChoosePacker);
    await dialogs.alert(name ? `${name} packs order 1042.` : 'Nobody packs order 1042.');
  }

  return <Button onClick={assign}>Assign order</Button>;
  // preview-end
}

export default function UseDialogsResult() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <AssignButton />
      </Stack>
    </DialogsProvider>
  );
}
