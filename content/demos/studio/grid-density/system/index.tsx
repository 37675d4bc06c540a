// scaffold-start: This frame imitates the property density with the free MUI X Data Grid: no Toolpad Studio
// package is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import * as React from 'react';

const ROWS = [
  { id: 1, product: 'Desk lamp', stock: 24, warehouse: 'Lisbon' },
  { id: 2, product: 'Desk', stock: 3, warehouse: 'Hamburg' },
  { id: 3, product: 'Office chair', stock: 11, warehouse: 'Hamburg' },
  { id: 4, product: 'Bookshelf', stock: 7, warehouse: 'Lisbon' },
];

const COLUMNS: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 110 },
];

const DENSITIES: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function StudioGridDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="density"
        value={density}
        onChange={(_, value: GridDensity | null) => setDensity(value ?? density)}
      >
        {DENSITIES.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 360, width: '100%' }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Stock"
          rows={ROWS}
          columns={COLUMNS}
          density={density}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
