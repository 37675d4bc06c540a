// scaffold-start: This frame imitates a button with bindings. It is plain Material UI: no Toolpad Studio
// package is involved, and a delay plays the server.

import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const LATENCY_MS = 900;

const ORDERS = [
  { id: '1042', customer: 'Priya Nair' },
  { id: '1043', customer: 'Tomás Ferreira' },
  { id: '1044', customer: 'Aiko Tanaka' },
];

const wait = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));

export default function StudioButtonBasic() {
  const [open, setOpen] = React.useState(ORDERS);
  const [selection, setSelection] = React.useState('');
  const [isLoading, setIsLoading] = React.useState(false);

  // preview-start
  const approve = async () => {
    setIsLoading(true);
    await wait();
    setOpen(open.filter(({ id }) => id !== selection));
    setSelection('');
    setIsLoading(false);
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <RadioGroup
        aria-label="Orders to approve"
        value={selection}
        onChange={(_, id) => setSelection(id)}
      >
        {open.map(({ id, customer }) => (
          <FormControlLabel
            key={id}
            value={id}
            disabled={isLoading}
            control={<Radio size="small" />}
            label={`Order ${id}, ${customer}`}
          />
        ))}
      </RadioGroup>
      <Button
        variant="contained"
        size="small"
        disabled={!selection}
        loading={isLoading}
        onClick={approve}
      >
        Approve order
      </Button>
      <Typography aria-live="polite">
        {open.length > 0
          ? `Orders to approve: ${open.length}`
          : 'All orders are approved.'}
      </Typography>
    </Stack>
  );
}
