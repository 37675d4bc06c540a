import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function ShipButton() {
  const notifications = useNotifications();

  // preview-start
  const ship = () => {
    notifications.show('Order 1042 is on its way.', {
      severity: 'success',
      autoHideDuration: 3000,
    });
    notifications.show('Priya Nair was told by email.', {
      severity: 'info',
      autoHideDuration: 3000,
    });
  };
  // preview-end

  return <Button onClick={ship}>Ship order</Button>;
}

export default function UseNotificationsMultiple() {
  return (
    <NotificationsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <ShipButton />
      </Stack>
    </NotificationsProvider>
  );
}
