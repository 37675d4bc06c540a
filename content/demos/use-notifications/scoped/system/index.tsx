import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const BoxSnackbar = styled(Snackbar)({ position: 'absolute' });

function ScanButton() {
  const notifications = useNotifications();
  const scan = () => {
    notifications.show('Parcel 88 is scanned.', { autoHideDuration: 3000 });
  };
  return <Button onClick={scan}>Scan parcel</Button>;
}

export default function UseNotificationsScoped() {
  return (
    <Box sx={{ p: 2 }}>
      {/* preview-start */}
      <Box
        sx={{
          position: 'relative',
          height: 150,
          border: '1px dashed',
          borderColor: 'divider',
          p: 2,
        }}
      >
        <NotificationsProvider slots={{ snackbar: BoxSnackbar }}>
          <ScanButton />
        </NotificationsProvider>
      </Box>
      {/* preview-end */}
    </Box>
  );
}
