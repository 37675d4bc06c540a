// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.
// The files stay in the browser.

import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

interface PickedFile {
  name: string;
  type: string;
  size: number;
}

export default function StudioComponentsFilePicker() {
  const [value, setValue] = React.useState<PickedFile[]>();

  const pick = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    setValue(files.map(({ name, type, size }) => ({ name, type, size })));
  };

  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 460 }}>
      {/* preview-start */}
      <TextField
        type="file"
        label="Invoices"
        size="small"
        onChange={pick}
        slotProps={{ htmlInput: { multiple: true }, inputLabel: { shrink: true } }}
      />
      {/* preview-end */}
      <Typography
        variant="body2"
        color="text.secondary"
        data-testid="value"
        dir="ltr"
        sx={{ overflowWrap: 'anywhere' }}
      >
        invoices.value: {JSON.stringify(value) ?? 'undefined'}
      </Typography>
    </Stack>
  );
}
