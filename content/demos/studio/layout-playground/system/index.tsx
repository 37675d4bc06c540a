// scaffold-start: This frame imitates a row of the canvas with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

interface Cell {
  component: string;
  name: string;
  columnSize: number;
}

const CELLS: Cell[] = [
  { component: 'Select', name: 'status', columnSize: 1 },
  { component: 'DataGrid', name: 'orders', columnSize: 3 },
  { component: 'Metric', name: 'total', columnSize: 1 },
];

function toYaml(cells: Cell[]) {
  const children = cells.map(
    ({ component, name, columnSize }) =>
      `    - component: ${component}\n      name: ${name}\n      layout:\n        columnSize: ${columnSize}`,
  );
  return `- component: PageRow\n  name: pageRow\n  children:\n${children.join('\n')}`;
}

export default function StudioLayoutPlayground() {
  const [cells, setCells] = React.useState(CELLS);
  const sum = cells.reduce((total, { columnSize }) => total + columnSize, 0);

  const resize = (name: string, columnSize: number) =>
    setCells(cells.map((cell) => (cell.name === name ? { ...cell, columnSize } : cell)));

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      {/* preview-start */}
      <Stack direction="row" spacing={1} role="group" aria-label="Row of the page">
        {cells.map(({ component, name, columnSize }) => (
          <Paper
            key={name}
            variant="outlined"
            // Only the proportion counts: 1, 3, 1 is the same as 2, 6, 2.
            sx={{ flex: `${columnSize} 1 0`, minWidth: 0, p: 1, overflow: 'hidden' }}
          >
            <Typography variant="subtitle2" component="p" noWrap>
              {component}
            </Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {Math.round((100 * columnSize) / sum)} %
            </Typography>
          </Paper>
        ))}
      </Stack>
      {/* preview-end */}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3 }}>
        <Stack spacing={1} sx={{ px: 1 }}>
          {cells.map(({ component, name, columnSize }) => (
            <div key={name}>
              <Typography variant="body2" id={`${name}-label`}>
                {component}: columnSize {columnSize}
              </Typography>
              <Slider
                aria-labelledby={`${name}-label`}
                size="small"
                min={1}
                max={6}
                marks
                value={columnSize}
                onChange={(_, value) => resize(name, Number(value))}
              />
            </div>
          ))}
        </Stack>
        <Box
          component="pre"
          dir="ltr"
          data-testid="yaml"
          sx={{
            m: 0,
            p: 1.5,
            bgcolor: 'action.hover',
            fontSize: 13,
            whiteSpace: 'pre-wrap',
          }}
        >
          {toYaml(cells)}
        </Box>
      </Box>
    </Stack>
  );
}
