// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const EMPTY = { name: '', city: '' };

export default function StudioComponentsForm() {
  const [values, setValues] = React.useState(EMPTY);
  const [asked, setAsked] = React.useState(false);
  const [submitted, setSubmitted] = React.useState<typeof EMPTY>();
  const missing = asked && values.name === '';

  // preview-start
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(values.name === '');
    if (values.name === '') return; // The handler runs for valid values only.
    setSubmitted(values);
    setValues(EMPTY); // After a submit, the form is as it was at first.
  };
  // preview-end

  const change = (name: keyof typeof EMPTY, value: string) => {
    setValues({ ...values, [name]: value });
    if (name === 'name') setAsked(true); // A change is validated, too.
  };

  const field = (name: keyof typeof EMPTY, label: string) => ({
    label,
    size: 'small' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(name, event.target.value),
  });

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ p: 2, maxWidth: 420 }}>
      <Stack spacing={2}>
        <TextField
          {...field('name', 'Name')}
          error={missing}
          helperText={missing ? 'Name is required.' : undefined}
        />
        <TextField {...field('city', 'City')} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button
            variant="contained"
            color="secondary"
            onClick={() => {
              setValues(EMPTY);
              setAsked(false);
            }}
          >
            Reset
          </Button>
          <Button type="submit" variant="contained">
            Add customer
          </Button>
        </Stack>
        {submitted && (
          <Alert severity="success">
            newCustomer.value was {JSON.stringify(submitted)}
          </Alert>
        )}
      </Stack>
    </Box>
  );
}
