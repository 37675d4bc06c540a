// scaffold-start: This frame imitates a column of the type codeComponent with MUI X: no Toolpad Studio package
// is involved.

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Order {
  id: string;
  customer: string;
  total: number;
  paid: number;
}

const ORDERS: Order[] = [
  {
    id: '7f3a91c2-5d0e-4b7a-9c61-20b8f4e1d377',
    customer: 'Priya Nair',
    total: 248,
    paid: 248,
  },
  {
    id: 'b02c6e84-91ff-4c3d-8a57-6e9d13c07f42',
    customer: 'Tomás Ferreira',
    total: 91,
    paid: 0,
  },
  {
    id: '3d95f0a7-2c48-47e6-b1d3-fa604b8e5219',
    customer: 'Aiko Tanaka',
    total: 130,
    paid: 50,
  },
  {
    id: 'e61b47d8-0a9c-4f52-93be-c5872d1fa630',
    customer: 'Lena Vogt',
    total: 64,
    paid: 64,
  },
  {
    id: '48ac20f5-e7d1-4936-a8f0-1b3e95c6d784',
    customer: 'Samuel Okafor',
    total: 312,
    paid: 0,
  },
];

type CellProps = Pick<GridRenderCellParams<Order>, 'value' | 'row' | 'tabIndex'>;

// preview-start
function OrderIdChip({ value, tabIndex }: CellProps) {
  if (!value) return null;
  return (
    <Tooltip title={value} describeChild>
      <Chip size="small" label={value.slice(0, 8)} tabIndex={tabIndex} />
    </Tooltip>
  );
}

function PaymentState({ row }: CellProps) {
  const open = row.total - row.paid;
  return open > 0 ? (
    <Chip size="small" variant="outlined" label={`${open} open`} />
  ) : (
    <Chip size="small" color="success" label="Paid" />
  );
}
// preview-end

const COLUMNS: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 130,
    renderCell: (cell) => <OrderIdChip {...cell} />,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
  {
    field: 'state',
    headerName: 'State',
    width: 120,
    sortable: false,
    renderCell: (cell) => <PaymentState {...cell} />,
  },
];

export default function StudioChipCell() {
  return (
    <Box sx={{ p: 2, height: 368 }}>
      <DataGrid
        aria-label="Orders"
        rows={ORDERS}
        columns={COLUMNS}
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
