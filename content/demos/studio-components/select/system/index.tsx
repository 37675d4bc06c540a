// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const OPTIONS = [
  { value: 'open', label: 'open' },
  { value: 'late', label: 'Overdue' },
  { value: 'closed', label: 'closed' },
];

export default function StudioComponentsSelect() {
  const [value, setValue] = React.useState('open');

  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 320 }}>
      {/* preview-start */}
      <TextField
        select
        label="Status"
        size="small"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        {OPTIONS.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
      {/* preview-end */}
      <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
        status.value: {JSON.stringify(value)}
      </Typography>
    </Stack>
  );
}
