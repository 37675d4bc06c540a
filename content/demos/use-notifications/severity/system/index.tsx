import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';
import * as React from 'react';

const MESSAGES = {
  info: 'Three orders came in.',
  success: 'Order 1042 is paid.',
  warning: 'Only two lamps are left.',
  error: 'The payment of order 1042 failed.',
};

type Severity = keyof typeof MESSAGES;

function SeverityForm() {
  const notifications = useNotifications();
  const [severity, setSeverity] = React.useState<Severity>('info');

  // preview-start
  const notify = () => {
    notifications.show(MESSAGES[severity], { severity, autoHideDuration: 3000 });
  };
  // preview-end

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <RadioGroup
        row
        aria-label="Severity"
        value={severity}
        onChange={(event) => setSeverity(event.target.value as Severity)}
      >
        {Object.keys(MESSAGES).map((name) => (
          <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Button onClick={notify}>Notify</Button>
    </Stack>
  );
}

export default function UseNotificationsSeverity() {
  return (
    <NotificationsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <SeverityForm />
      </Stack>
    </NotificationsProvider>
  );
}
