import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function PrintButton() {
  const notifications = useNotifications();

  // preview-start
  const print = () => {
    notifications.show('The label printer does not answer.', {
      key: 'printer-offline',
      severity: 'error',
      autoHideDuration: 5000,
    });
  };
  // preview-end

  return <Button onClick={print}>Print label</Button>;
}

export default function UseNotificationsDedupe() {
  return (
    <NotificationsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <PrintButton />
      </Stack>
    </NotificationsProvider>
  );
}
