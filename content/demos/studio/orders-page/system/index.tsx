// This frame imitates the page of the files beside it. It is plain Material UI and MUI X over an
// array in memory: no Toolpad Studio package and no request is involved.

import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const ORDERS = [
  { id: 1042, customer: 'Priya Nair', status: 'open', total: 86.4 },
  { id: 1043, customer: 'Jonas Weber', status: 'shipped', total: 149 },
];

const COLUMNS: GridColDef[] = [
  { field: 'id', width: 80 },
  { field: 'customer', flex: 1, minWidth: 120 },
  { field: 'status', width: 100 },
  { field: 'total', type: 'number', width: 90 },
];

export default function StudioOrdersPage() {
  const [status, setStatus] = React.useState('open');

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <TextField
        select
        label="Status"
        size="small"
        value={status}
        onChange={(event) => setStatus(event.target.value)}
        sx={{ width: 200 }}
      >
        <MenuItem value="open">open</MenuItem>
        <MenuItem value="shipped">shipped</MenuItem>
      </TextField>
      <div style={{ height: 300 }}>
        <DataGrid
          columns={COLUMNS}
          rows={ORDERS.filter((order) => order.status === status)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
