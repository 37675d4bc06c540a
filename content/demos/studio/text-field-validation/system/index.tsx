// scaffold-start: This frame imitates the rules of Text Fields outside a Form with Material UI: no Toolpad
// Studio package is involved.

import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

interface Rules {
  label: string;
  isRequired?: boolean;
  minLength?: number;
  maxLength?: number;
}

// preview-start
function findProblem(value: string, { label, isRequired, minLength, maxLength }: Rules) {
  if (value === '') return isRequired ? `${label} is required.` : '';
  if (minLength && value.length < minLength)
    return `${label} must have at least ${minLength} characters.`;
  if (maxLength && value.length > maxLength)
    return `${label} must have no more than ${maxLength} characters.`;
  return '';
}
// preview-end

function Field({ initial, ...rules }: Rules & { initial: string }) {
  const [value, setValue] = React.useState(initial);
  const [message, setMessage] = React.useState('');

  return (
    <TextField
      label={rules.label}
      size="small"
      autoComplete="off"
      value={value}
      error={message !== ''}
      helperText={message}
      onChange={(event) => {
        setValue(event.target.value);
        setMessage(findProblem(event.target.value, rules));
      }}
    />
  );
}

export default function StudioTextFieldValidation() {
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 380 }}>
      <Field label="Customer" initial="Priya Nair" isRequired />
      <Field label="Order number" initial="A-1042" minLength={6} />
      <Field label="Postcode" initial="20095" maxLength={6} />
    </Stack>
  );
}
