// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const MIN_LENGTH = 6;

// preview-start
function messageFor(value: string): string | undefined {
  if (value === '') return 'Order number is required.';
  return value.length < MIN_LENGTH
    ? `Order number must have at least ${MIN_LENGTH} characters.`
    : undefined;
}
// preview-end

export default function StudioComponentsTextField() {
  const [value, setValue] = React.useState('');
  const [message, setMessage] = React.useState<string>();

  return (
    <Stack component="form" spacing={2} sx={{ p: 2, maxWidth: 360 }}>
      <TextField
        label="Order number"
        placeholder="A-1042"
        size="small"
        autoComplete="off"
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          setMessage(messageFor(event.target.value));
        }}
        error={message !== undefined}
        helperText={message}
      />
      <TextField label="Password" type="password" size="small" autoComplete="off" />
      <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
        reference.value: {JSON.stringify(value)}
      </Typography>
    </Stack>
  );
}
