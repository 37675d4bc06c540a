import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';
import * as React from 'react';

function ConnectionSwitch() {
  const notifications = useNotifications();
  const [online, setOnline] = React.useState(true);
  const shownFor = React.useRef(online);

  // preview-start
  React.useEffect(() => {
    if (online === shownFor.current) return;
    shownFor.current = online;
    const key = online
      ? notifications.show('You are online again.', { autoHideDuration: 3000 })
      : notifications.show('You are offline. Orders are kept on this device.');
    return () => notifications.close(key);
  }, [online, notifications]);
  // preview-end

  return (
    <FormControlLabel
      label="Online"
      control={
        <Switch checked={online} onChange={(event) => setOnline(event.target.checked)} />
      }
    />
  );
}

export default function UseNotificationsClose() {
  return (
    <NotificationsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <ConnectionSwitch />
      </Stack>
    </NotificationsProvider>
  );
}
