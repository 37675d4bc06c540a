import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

// preview-start
function SaveButton() {
  const notifications = useNotifications();

  const save = () => {
    notifications.show('Order 1042 is saved.', { autoHideDuration: 3000 });
  };

  return <Button onClick={save}>Save order</Button>;
}
// preview-end

export default function UseNotificationsBasic() {
  return (
    <NotificationsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <SaveButton />
      </Stack>
    </NotificationsProvider>
  );
}
