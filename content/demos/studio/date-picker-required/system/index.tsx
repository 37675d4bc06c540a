// scaffold-start: This frame imitates the rule Required of a Date Picker with MUI X: no Toolpad Studio package
// is involved.

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function StudioDatePickerRequired() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [message, setMessage] = React.useState('');

  const change = (value: Dayjs | null) => {
    setDay(value);
    setMessage(value === null ? 'Due on is required.' : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
        {/* preview-start */}
        <DesktopDatePicker
          label="Due on"
          value={day}
          onChange={change}
          slotProps={{
            textField: {
              size: 'small',
              error: message !== '',
              helperText: message,
            },
          }}
        />
        {/* preview-end */}
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            size="small"
            onClick={() => change(dayjs('2025-03-11'))}
          >
            Fill in
          </Button>
          <Button size="small" onClick={() => change(null)}>
            Clear
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
