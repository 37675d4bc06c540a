// scaffold-start: This frame imitates a query, an action and a grid with Material UI and MUI X. The server is an
// array in memory: no Toolpad Studio package and no request is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';

interface Order {
  id: number;
  customer: string;
  product: string;
  total: number;
}

const ORDERS: Order[] = [
  { id: 1042, customer: 'Priya Nair', product: 'Standing desk', total: 349 },
  { id: 1043, customer: 'Tomás Ferreira', product: 'Desk lamp', total: 39 },
  { id: 1044, customer: 'Aiko Tanaka', product: 'Office chair', total: 210 },
  { id: 1045, customer: 'Lena Vogt', product: 'Monitor arm', total: 89 },
];

const COLUMNS: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const NO_SELECTION: GridRowSelectionModel = { type: 'include', ids: new Set() };

const LATENCY_MS = 700;

const latency = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));

/** The orders as the server has them; the page sees a change only after it has asked again. */
function useServer() {
  const orders = React.useRef(ORDERS);
  return {
    async list() {
      await latency();
      return orders.current;
    },
    async remove(id: number) {
      await latency();
      orders.current = orders.current.filter((order) => order.id !== id);
    },
  };
}

export default function StudioDeleteOrder() {
  const server = useServer();
  const [rows, setRows] = React.useState(ORDERS);
  const [model, setModel] = React.useState(NO_SELECTION);
  const [isDeleting, setDeleting] = React.useState(false);
  const [isFetching, setFetching] = React.useState(false);
  const selection = rows.find((order) => model.ids.has(order.id));

  // preview-start
  const refetch = async () => {
    setFetching(true);
    setRows(await server.list());
    setFetching(false);
  };

  const deleteOrder = async (id: number) => {
    setDeleting(true);
    await server.remove(id);
    setDeleting(false);
    setModel(NO_SELECTION);
    await refetch();
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="small"
          disabled={!selection}
          loading={isDeleting}
          onClick={() => selection && deleteOrder(selection.id)}
        >
          Delete order
        </Button>
        <Button variant="outlined" size="small" loading={isFetching} onClick={refetch}>
          Refresh
        </Button>
      </Stack>
      <Box sx={{ height: 264 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={COLUMNS}
          disableColumnMenu
          disableMultipleRowSelection
          hideFooter
          loading={isFetching}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
