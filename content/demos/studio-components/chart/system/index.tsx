// scaffold-start: This frame imitates Studio's component with plain MUI X: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import * as React from 'react';

type Kind = 'bar' | 'line' | 'area' | 'scatter';

const KINDS: Kind[] = ['bar', 'line', 'area', 'scatter'];
const MONTHS = [1, 2, 3, 4, 5, 6];
const SALES = [320, 410, 380, 520, 610, 570];
const COLOR = '#1976d2';

export default function StudioComponentsChart() {
  const [kind, setKind] = React.useState<Kind>('bar');

  // preview-start
  const series = { label: 'Revenue', color: COLOR, data: SALES };
  const size = { height: 260, skipAnimation: true };
  const xAxis = { data: MONTHS, label: 'month' };
  const points = MONTHS.map((x, index) => ({ id: x, x, y: SALES[index] }));

  const chart = {
    bar: (
      <BarChart {...size} xAxis={[{ ...xAxis, scaleType: 'band' }]} series={[series]} />
    ),
    line: (
      <LineChart {...size} xAxis={[{ ...xAxis, scaleType: 'point' }]} series={[series]} />
    ),
    area: (
      <LineChart
        {...size}
        xAxis={[{ ...xAxis, scaleType: 'point' }]}
        series={[{ ...series, area: true }]}
      />
    ),
    scatter: (
      <ScatterChart {...size} xAxis={[xAxis]} series={[{ ...series, data: points }]} />
    ),
  };
  // preview-end

  return (
    <Box sx={{ p: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of the series"
        value={kind}
        onChange={(_event, next: Kind | null) => next && setKind(next)}
      >
        {KINDS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box data-testid="chart" data-kind={kind}>
        {chart[kind]}
      </Box>
    </Box>
  );
}
