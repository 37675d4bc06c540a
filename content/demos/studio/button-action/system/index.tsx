// This frame imitates event handlers with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

function Handler({ code, children }: { code: string; children: React.ReactNode }) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Box component="code" dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {code}
      </Box>
      {children}
    </Stack>
  );
}

export default function StudioButtonAction() {
  const [value, setValue] = React.useState('');

  return (
    <Stack spacing={2.5} sx={{ p: 2, maxWidth: 460 }}>
      <TextField
        label="textField"
        size="small"
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {/* preview-start */}
      <Handler code="textField.value = 'Ordered by phone';">
        <Button
          variant="contained"
          size="small"
          onClick={() => setValue('Ordered by phone')}
        >
          Fill in
        </Button>
      </Handler>
      <Handler code="textField.value = textField.value.toUpperCase();">
        <Button
          variant="outlined"
          size="small"
          onClick={() => setValue(value.toUpperCase())}
        >
          Capitals
        </Button>
      </Handler>
      <Handler code="textField.value = '';">
        <Button size="small" disabled={!value} onClick={() => setValue('')}>
          Empty
        </Button>
      </Handler>
      {/* preview-end */}
    </Stack>
  );
}
