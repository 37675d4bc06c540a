// scaffold-start: This frame imitates the page state of a grid with the free MUI X Data Grid: no Toolpad Studio
// package is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const ORDERS = [
  { id: 1042, customer: 'Priya Nair', total: 294 },
  { id: 1043, customer: 'Tomás Ferreira', total: 50 },
  { id: 1044, customer: 'Aiko Tanaka', total: 1280 },
  { id: 1045, customer: 'Lena Vogt', total: 86 },
];

const COLUMNS: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function StudioGridSelection() {
  const [selection, setSelection] = React.useState<(typeof ORDERS)[number] | null>(null);

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Box sx={{ height: 230 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Orders"
          rows={ORDERS}
          columns={COLUMNS}
          density="compact"
          hideFooter
          disableMultipleRowSelection
          onRowSelectionModelChange={({ ids }) =>
            setSelection(ORDERS.find(({ id }) => ids.has(id)) ?? null)
          }
        />
        {/* preview-end */}
      </Box>
      <div>
        <Box component="code" dir="ltr" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {"orders.selection?.customer ?? 'No order selected'"}
        </Box>
        <Typography aria-live="polite">
          {selection?.customer ?? 'No order selected'}
        </Typography>
      </div>
      <Box
        component="pre"
        dir="ltr"
        data-testid="selection"
        sx={{
          m: 0,
          p: 1.5,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {`orders.selection = ${JSON.stringify(selection)}`}
      </Box>
    </Stack>
  );
}
