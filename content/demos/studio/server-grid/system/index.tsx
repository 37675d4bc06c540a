// scaffold-start: This frame imitates a grid with a data provider. It is plain MUI X over an array in memory:
// no Toolpad Studio package and no request is involved.

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import * as React from 'react';

interface Order {
  id: number;
  customer: string;
  city: string;
  total: number;
}

interface Request {
  paginationModel: { start: number; pageSize: number };
  filterModel: {
    logicOperator: 'and' | 'or';
    items: { field: string; operator: string; value: unknown }[];
  };
  sortModel: { field: string; sort: 'asc' | 'desc' }[];
}

const CUSTOMERS = [
  ['Priya Nair', 'Mumbai'],
  ['Tomás Ferreira', 'Lisbon'],
  ['Aiko Tanaka', 'Tokyo'],
  ['Lena Vogt', 'Hamburg'],
  ['Samuel Okafor', 'Lagos'],
];

const ORDERS: Order[] = Array.from({ length: 40 }, (_, index) => {
  const [customer, city] = CUSTOMERS[(index * 7) % CUSTOMERS.length];
  return { id: 1001 + index, customer, city, total: 12 + ((index * 37) % 240) };
});

const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals', 'startsWith'].includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  ['=', '>', '<'].includes(value),
);

const COLUMNS: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, filterable: false },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    filterOperators: textOperators,
  },
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 100,
    filterOperators: textOperators,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    filterOperators: numberOperators,
  },
];

const LATENCY_MS = 400;

const FIRST_REQUEST: Request = {
  paginationModel: { start: 0, pageSize: 5 },
  filterModel: { logicOperator: 'and', items: [] },
  sortModel: [],
};

function matches(cell: string | number, operator: string, value: unknown) {
  const text = String(cell).toLowerCase();
  const wanted = String(value).toLowerCase();
  switch (operator) {
    case 'contains':
      return text.includes(wanted);
    case 'startsWith':
      return text.startsWith(wanted);
    case '>':
      return Number(cell) > Number(value);
    case '<':
      return Number(cell) < Number(value);
    default:
      return text === wanted;
  }
}

// preview-start
function getRecords({ paginationModel, filterModel, sortModel }: Request) {
  const { start, pageSize } = paginationModel;
  const found = ORDERS.filter((order) =>
    filterModel.items.every(({ field, operator, value }) =>
      matches(order[field as keyof Order], operator, value),
    ),
  );
  for (const { field, sort } of sortModel) {
    const key = field as keyof Order;
    found.sort((a, b) => (a[key] < b[key] ? -1 : Number(a[key] > b[key])));
    if (sort === 'desc') found.reverse();
  }
  return { records: found.slice(start, start + pageSize), totalCount: found.length };
}
// preview-end

/** A filter without a value is still being typed; it is not sent. */
function toFilterModel({
  items,
  logicOperator,
}: GridFilterModel): Request['filterModel'] {
  return {
    logicOperator: logicOperator === 'or' ? 'or' : 'and',
    items: items
      .filter(({ value }) => value !== undefined && value !== '')
      .map(({ field, operator, value }) => ({ field, operator, value })),
  };
}

export default function StudioServerGrid() {
  const [request, setRequest] = React.useState(FIRST_REQUEST);
  const [result, setResult] = React.useState(() => getRecords(FIRST_REQUEST));
  const [loading, setLoading] = React.useState(false);
  const { start, pageSize } = request.paginationModel;

  const send = (changes: Partial<Request>) => {
    setRequest({ ...request, ...changes });
    setLoading(true);
  };

  React.useEffect(() => {
    const timer = setTimeout(() => {
      setResult(getRecords(request));
      setLoading(false);
    }, LATENCY_MS);
    return () => clearTimeout(timer);
  }, [request]);

  return (
    <Stack spacing={1} sx={{ p: 2 }}>
      <Box sx={{ height: 290 }}>
        <DataGrid
          aria-label="Orders"
          rows={result.records}
          rowCount={result.totalCount}
          columns={COLUMNS}
          density="compact"
          loading={loading}
          disableRowSelectionOnClick
          paginationMode="server"
          filterMode="server"
          sortingMode="server"
          pageSizeOptions={[5, 10]}
          paginationModel={{ page: start / pageSize, pageSize }}
          onPaginationModelChange={(model) =>
            send({
              paginationModel: {
                start: model.page * model.pageSize,
                pageSize: model.pageSize,
              },
            })
          }
          onFilterModelChange={(model) =>
            send({
              filterModel: toFilterModel(model),
              paginationModel: { start: 0, pageSize },
            })
          }
          onSortModelChange={(model) =>
            send({
              sortModel: model.map(({ field, sort }) => ({ field, sort: sort ?? 'asc' })),
            })
          }
        />
      </Box>
      <Typography variant="subtitle2" component="h2">
        What getRecords receives
      </Typography>
      <Box
        component="pre"
        dir="ltr"
        data-testid="request"
        sx={{
          m: 0,
          p: 1.5,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {printed(request)}
      </Box>
    </Stack>
  );
}

/** One line a model. */
function printed(request: Request) {
  const lines = Object.entries(request).map(([key, model]) => {
    const text = JSON.stringify(model).replaceAll(/([:,])(?=["[{\d])/g, '$1 ');
    return `  ${key}: ${text},`;
  });
  return `{\n${lines.join('\n')}\n}`;
}
