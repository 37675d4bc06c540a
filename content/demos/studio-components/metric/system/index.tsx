// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const FORMAT = {
  base: 'success.main',
  stops: [
    { value: 20, color: 'warning.main' },
    { value: 50, color: 'error.main' },
  ],
};

// preview-start
function colorOf(value: number): string {
  // The highest stop that the value exceeds.
  const passed = FORMAT.stops.filter((stop) => value > stop.value);
  return passed.at(-1)?.color ?? FORMAT.base;
}
// preview-end

export default function StudioComponentsMetric() {
  const [value, setValue] = React.useState(20);

  return (
    <Stack direction="row" sx={{ p: 3, gap: 4, flexWrap: 'wrap', alignItems: 'center' }}>
      <Paper elevation={2} sx={{ p: 2, minWidth: 160 }}>
        <Typography>Open tickets</Typography>
        <Typography
          variant="h3"
          component="p"
          data-testid="value"
          data-color={colorOf(value)}
          sx={{ color: colorOf(value) }}
        >
          {value}
        </Typography>
        <Typography variant="caption">Stops at 20 and 50</Typography>
      </Paper>
      <Slider
        aria-label="Value"
        min={0}
        max={60}
        value={value}
        onChange={(_event, next) => setValue(next)}
        sx={{ width: 220 }}
      />
    </Stack>
  );
}
