// scaffold-start: This frame imitates bindings with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const PRICE_EUR = 24.5;

function Computed({ expression, value }: { expression: string; value: string }) {
  return (
    <div>
      <Box component="code" dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {expression}
      </Box>
      <Typography aria-live="polite">{value}</Typography>
    </div>
  );
}

export default function StudioComputedText() {
  const [name, setName] = React.useState('Priya Nair');
  const [quantity, setQuantity] = React.useState('3');

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label="textField"
          size="small"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="quantity"
          size="small"
          type="number"
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
      </Stack>
      {/* preview-start */}
      <Computed
        expression="`Order for ${textField.value || 'nobody yet'}`"
        value={`Order for ${name || 'nobody yet'}`}
      />
      <Computed
        expression="`Total: €${(Number(quantity.value) * 24.5).toFixed(2)}`"
        value={`Total: €${(Number(quantity) * PRICE_EUR).toFixed(2)}`}
      />
      <Computed
        expression="Number(quantity.value) >= 10 ? 'Free delivery' : 'Delivery: €4.90'"
        value={Number(quantity) >= 10 ? 'Free delivery' : 'Delivery: €4.90'}
      />
      {/* preview-end */}
    </Stack>
  );
}
