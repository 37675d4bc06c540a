import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type DialogProps, DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

const NEWEST_ORDER = 1042;

// preview-start
function OrderDetails({ payload: order, open, onClose }: DialogProps<number>) {
  const dialogs = useDialogs();

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Order {order}</DialogTitle>
      <DialogContent>{NEWEST_ORDER - order + 1} open</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
        <Button onClick={() => dialogs.open(OrderDetails, order - 1)}>
          Previous order
        </Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function OrderButton() {
  const dialogs = useDialogs();
  return (
    <Button onClick={() => dialogs.open(OrderDetails, NEWEST_ORDER)}>Newest order</Button>
  );
}

export default function UseDialogsStacked() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <OrderButton />
      </Stack>
    </DialogsProvider>
  );
}
