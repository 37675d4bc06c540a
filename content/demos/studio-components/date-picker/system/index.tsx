// scaffold-start: This frame imitates Studio's component with plain MUI X: no Toolpad Studio package is involved.

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

export default function StudioComponentsDatePicker() {
  const [value, setValue] = React.useState('2025-03-11');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ p: 2, maxWidth: 320 }}>
        {/* preview-start */}
        <DesktopDatePicker
          label="Orders since"
          format="DD.MM.YYYY"
          value={value ? dayjs(value) : null}
          onChange={(day) => setValue(day?.isValid() ? day.format('YYYY-MM-DD') : '')}
          slotProps={{ textField: { size: 'small' } }}
        />
        {/* preview-end */}
        <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
          since.value: {JSON.stringify(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
