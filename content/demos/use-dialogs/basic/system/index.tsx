import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type DialogProps, DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

// preview-start
function PackingList({ open, onClose }: DialogProps) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Packing list of order 1042</DialogTitle>
      <DialogContent>Three desk lamps, one box of bulbs.</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function PackingListButton() {
  const dialogs = useDialogs();
  return <Button onClick={() => dialogs.open(PackingList)}>Show packing list</Button>;
}
// preview-end

export default function UseDialogsBasic() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <PackingListButton />
      </Stack>
    </DialogsProvider>
  );
}
