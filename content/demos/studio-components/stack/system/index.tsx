// scaffold-start: This frame imitates Studio's component with plain Material UI: no Toolpad Studio package is involved.

import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const DIRECTIONS = ['row', 'row-reverse', 'column', 'column-reverse'] as const;
const SPREADS = [
  'start',
  'center',
  'end',
  'space-between',
  'space-around',
  'space-evenly',
];

function Choice(props: {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      sx={{ minWidth: 170 }}
    >
      {props.values.map((value) => (
        <MenuItem key={value} value={value}>
          {value}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function StudioComponentsStack() {
  const [direction, setDirection] = React.useState('row');
  const [justifyContent, setJustifyContent] = React.useState('space-between');

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice
          label="direction"
          value={direction}
          values={DIRECTIONS}
          onChange={setDirection}
        />
        <Choice
          label="justifyContent"
          value={justifyContent}
          values={SPREADS}
          onChange={setJustifyContent}
        />
      </Stack>
      {/* preview-start */}
      <Stack
        role="group"
        aria-label="Stack"
        direction={direction as (typeof DIRECTIONS)[number]}
        sx={{ justifyContent, alignItems: 'start', gap: 2, minHeight: 200 }}
      >
        {['Orders', 'Customers', 'Refresh'].map((word) => (
          <Paper key={word} elevation={2} sx={{ px: 2, py: 1 }}>
            {word}
          </Paper>
        ))}
      </Stack>
      {/* preview-end */}
    </Stack>
  );
}
