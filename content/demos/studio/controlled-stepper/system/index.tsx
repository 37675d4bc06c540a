// scaffold-start: This frame imitates a custom component on a page. It is plain Material UI: no Toolpad Studio
// package is involved, so the page's state is kept by the component at the end of the file.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

interface QuantityStepperProps {
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

// preview-start
function QuantityStepper({ quantity, onQuantityChange }: QuantityStepperProps) {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Quantity">
      <Button
        variant="outlined"
        size="small"
        disabled={quantity <= 0}
        onClick={() => onQuantityChange(quantity - 1)}
      >
        Less
      </Button>
      <Box
        component="output"
        sx={{ minWidth: 32, alignSelf: 'center', textAlign: 'center' }}
      >
        {quantity}
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={() => onQuantityChange(quantity + 1)}
      >
        More
      </Button>
    </Stack>
  );
}
// preview-end

export default function StudioControlledStepper() {
  const [quantity, setQuantity] = React.useState(1);

  return (
    <Stack spacing={2.5} sx={{ p: 2, alignItems: 'flex-start' }}>
      <QuantityStepper quantity={quantity} onQuantityChange={setQuantity} />
      <div>
        <Box component="code" dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
          quantityStepper.quantity * 24.5
        </Box>
        <Typography aria-live="polite">{quantity * 24.5}</Typography>
      </div>
      <div>
        <Box
          component="code"
          dir="ltr"
          sx={{ fontSize: 13, color: 'text.secondary', display: 'block', mb: 0.5 }}
        >
          quantityStepper.quantity = 5;
        </Box>
        <Button variant="contained" size="small" onClick={() => setQuantity(5)}>
          Set to five
        </Button>
      </div>
    </Stack>
  );
}
