// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';

const FITS = ['contain', 'cover', 'fill', 'none', 'scale-down'] as const;

type Fit = (typeof FITS)[number];

// A wide picture for a box that is not: a parcel under a blue sky.
const PARCEL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200" viewBox="0 0 480 200"><path fill="#90caf9" d="M0 0h480v200H0z"/><path fill="#66bb6a" d="M0 150h480v50H0z"/><path fill="#8d6e63" d="M160 70h160v100H160z"/><path fill="#d7ccc8" d="M225 70h30v100h-30z"/></svg>',
)}`;

export default function StudioComponentsImage() {
  const [fit, setFit] = React.useState<Fit>('contain');

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="fit"
        value={fit}
        onChange={(_event, next: Fit | null) => next && setFit(next)}
      >
        {FITS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <Box
        component="img"
        src={PARCEL}
        alt="A parcel on a meadow"
        sx={{
          width: 240,
          height: 180,
          objectFit: fit,
          border: 1,
          borderColor: 'divider',
        }}
      />
      {/* preview-end */}
    </Stack>
  );
}
