import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function StockButton() {
  const dialogs = useDialogs();

  // preview-start
  const checkStock = () =>
    dialogs.alert('Two of the three lamps are left. The order has to wait.', {
      title: 'Not enough in stock',
    });

  return <Button onClick={checkStock}>Check stock</Button>;
  // preview-end
}

export default function UseDialogsAlert() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <StockButton />
      </Stack>
    </DialogsProvider>
  );
}
