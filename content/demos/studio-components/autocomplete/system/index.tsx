// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const COUNTRIES = [
  { label: 'Germany', value: 'DE' },
  { label: 'India', value: 'IN' },
  { label: 'Japan', value: 'JP' },
  { label: 'Nigeria', value: 'NG' },
  { label: 'Portugal', value: 'PT' },
];

export default function StudioComponentsAutocomplete() {
  const [value, setValue] = React.useState<string | null>('PT');

  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 320 }}>
      {/* preview-start */}
      <Autocomplete
        size="small"
        options={COUNTRIES}
        value={COUNTRIES.find((option) => option.value === value) ?? null}
        onChange={(_event, option) => setValue(option?.value ?? null)}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      {/* preview-end */}
      <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
        country.value: {JSON.stringify(value)}
      </Typography>
    </Stack>
  );
}
