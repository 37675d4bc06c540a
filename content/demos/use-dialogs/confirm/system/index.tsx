import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function CancelOrderButton() {
  const dialogs = useDialogs();

  // preview-start
  async function cancelOrder() {
    const confirmed = await dialogs.confirm('Cancel order 1042 of Priya Nair?', {
      title: 'Cancel order',
      okText: 'Cancel the order',
      cancelText: 'Keep it',
      severity: 'error',
    });
    await dialogs.alert(confirmed ? 'The order is canceled.' : 'The order stays.');
  }

  return <Button onClick={cancelOrder}>Cancel order</Button>;
  // preview-end
}

export default function UseDialogsConfirm() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <CancelOrderButton />
      </Stack>
    </DialogsProvider>
  );
}
