// scaffold-start: This frame imitates Studio's component with plain MUI X: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import * as React from 'react';

const ROWS = [
  { id: 1042, customer: 'Priya Nair', total: 86.4, paid: true },
  { id: 1043, customer: 'Jonas Weber', total: 149, paid: false },
  { id: 1044, customer: 'Aiko Tanaka', total: 23.9, paid: true },
  { id: 1045, customer: 'Samuel Okafor', total: 312.5, paid: false },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const COLUMNS: GridColDef<(typeof ROWS)[number]>[] = [
  { field: 'id', headerName: 'Id', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const DENSITIES: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function StudioComponentsDataGrid() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const selection = ROWS.find((row) => model.ids.has(row.id)) ?? null;

  return (
    <Stack spacing={1.5} sx={{ p: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
      >
        {DENSITIES.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 260 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders"
          rows={ROWS}
          columns={COLUMNS}
          density={density}
          disableMultipleRowSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
        {/* preview-end */}
      </Box>
      <Typography variant="body2" color="text.secondary" data-testid="value" dir="ltr">
        orders.selection?.customer: {JSON.stringify(selection?.customer) ?? 'undefined'}
      </Typography>
    </Stack>
  );
}
