// scaffold-start: This frame imitates a Text Field with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

export default function StudioTextFieldBasic() {
  const [value, setValue] = React.useState('');
  const [password, setPassword] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ p: 2, alignItems: 'flex-start' }}>
      {/* preview-start */}
      <TextField
        label="Order number"
        placeholder="A-1042"
        size="small"
        type={password ? 'password' : 'text'}
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {/* preview-end */}
      <FormControlLabel
        label="password"
        control={
          <Checkbox
            size="small"
            checked={password}
            onChange={(_, checked) => setPassword(checked)}
          />
        }
      />
      <Box component="code" dir="ltr" data-testid="value">
        {`reference.value = ${JSON.stringify(value)}`}
      </Box>
    </Stack>
  );
}
