// scaffold-start: This frame imitates column settings with the free MUI X Data Grid: no Toolpad Studio package
// is involved.

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

interface Order {
  id: number;
  customer: string;
  total: number;
  paid: boolean;
  orderedOn: Date;
  tracking: string;
  address: { city: string };
}

const ROWS: Order[] = [
  order(1042, 'Priya Nair', 294, true, 3, 'Mumbai'),
  order(1043, 'Tomás Ferreira', 49.9, false, 4, 'Lisbon'),
  order(1044, 'Aiko Tanaka', 1280, true, 4, 'Tokyo'),
  order(1045, 'Lena Vogt', 86.5, true, 7, 'Hamburg'),
  order(1046, 'Samuel Okafor', 412, false, 10, 'Lagos'),
];

function order(
  id: number,
  customer: string,
  total: number,
  paid: boolean,
  day: number,
  city: string,
): Order {
  const tracking = `https://example.com/track/${id}`;
  const orderedOn = new Date(2025, 2, day);
  return { id, customer, total, paid, orderedOn, tracking, address: { city } };
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const asDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const asNumbers = new Intl.DateTimeFormat('en');

const TRACKING: GridColDef<Order> = {
  field: 'tracking',
  renderCell: ({ value }) => (
    <Link href={value} target="_blank" rel="noopener nofollow">
      {value}
    </Link>
  ),
};

/** What Studio writes when the first row arrives: a column for each field, in the row's order. */
const INFERRED: GridColDef<Order>[] = [
  { field: 'id', type: 'number' },
  { field: 'customer' },
  { field: 'total', type: 'number' },
  { field: 'paid', type: 'boolean' },
  {
    field: 'orderedOn',
    type: 'date',
    valueFormatter: (value: Date) => asNumbers.format(value),
  },
  TRACKING,
  { field: 'address', valueFormatter: (value: object) => JSON.stringify(value) },
];

// preview-start
const CONFIGURED: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered on',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => asDay.format(value),
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  { ...TRACKING, headerName: 'Tracking', width: 220, sortable: false },
];
// preview-end

const CHOICES = { Configured: CONFIGURED, Inferred: INFERRED };

type Choice = keyof typeof CHOICES;

export default function StudioGridColumns() {
  const [choice, setChoice] = React.useState<Choice>('Configured');

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="columns"
        value={choice}
        onChange={(_, value: Choice | null) => setChoice(value ?? choice)}
      >
        {Object.keys(CHOICES).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          rows={ROWS}
          columns={CHOICES[choice]}
          density="compact"
          hideFooter
        />
      </Box>
    </Stack>
  );
}
