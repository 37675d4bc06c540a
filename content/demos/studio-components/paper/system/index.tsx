// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function StudioComponentsPaper() {
  const [elevation, setElevation] = React.useState(1);

  return (
    <Stack spacing={3} sx={{ p: 3, maxWidth: 420 }}>
      <Slider
        aria-label="Elevation"
        valueLabelDisplay="auto"
        min={0}
        max={12}
        value={elevation}
        onChange={(_event, next) => setElevation(next)}
      />
      {/* preview-start */}
      <Paper elevation={elevation} sx={{ p: 1 }}>
        <Typography variant="h6" component="p">
          Summary
        </Typography>
        <Typography variant="body2">elevation: {elevation}</Typography>
      </Paper>
      {/* preview-end */}
    </Stack>
  );
}
