// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const MODES = ['text', 'markdown', 'link'] as const;

type Mode = (typeof MODES)[number];

export default function StudioComponentsText() {
  const [mode, setMode] = React.useState<Mode>('text');

  // preview-start
  const shown = {
    text: <Typography variant="h5">42 orders are open</Typography>,
    markdown: (
      <Typography component="div">
        <Typography variant="h5">How to close an order</Typography>
        <ol>
          <li>Select it in the grid.</li>
          <li>
            Click <strong>Close order</strong>.
          </li>
        </ol>
      </Typography>
    ),
    link: (
      <Link href="https://example.com/handbook" target="_blank" rel="noopener">
        Read the handbook
      </Link>
    ),
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="mode"
        value={mode}
        onChange={(_event, next: Mode | null) => next && setMode(next)}
      >
        {MODES.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shown[mode]}
    </Stack>
  );
}
