import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import dayjs, { type Dayjs } from 'dayjs';

// preview-start
const DAY: Codec<Dayjs> = {
  parse: (text) => dayjs(text),
  stringify: (day) => day.format('YYYY-MM-DD'),
};

function DeliveryDay() {
  const [day, setDay] = useLocalStorageState<Dayjs>('core-demo-day', null, {
    codec: DAY,
  });

  // While it is typed, a date is invalid, and there is nothing to store yet.
  const store = (value: Dayjs | null) => {
    if (value === null || value.isValid()) setDay(value);
  };

  return <DatePicker label="Delivery day" value={day} onChange={store} />;
}
// preview-end

export default function PersistentStateDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <DeliveryDay />
      </Stack>
    </LocalizationProvider>
  );
}
