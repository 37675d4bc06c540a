// scaffold-start: This frame imitates a Date Picker with MUI X: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const FORMATS = ['L', 'DD.MM.YYYY', 'D MMMM YYYY'];

export default function StudioDatePickerBasic() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-03-11'));
  const [format, setFormat] = React.useState('L');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2.5} sx={{ p: 2, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="format"
          value={format}
          onChange={(_, value: string | null) => setFormat(value ?? format)}
        >
          {FORMATS.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <DesktopDatePicker
          label="Orders since"
          format={format}
          value={day}
          onChange={setDay}
          slotProps={{ textField: { size: 'small' } }}
        />
        {/* preview-end */}
        <Box component="code" dir="ltr" data-testid="value" aria-live="polite">
          {`since.value = ${JSON.stringify(day?.format('YYYY-MM-DD') ?? '')}`}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
