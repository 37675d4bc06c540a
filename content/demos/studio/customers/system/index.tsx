// scaffold-start: This frame imitates version A of the example. It is plain Material UI and MUI X over an
// array in memory: no Toolpad Studio package and no request is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import * as React from 'react';

interface CustomerValues {
  name: string;
  email: string;
  country_of_residence: string;
  gender: string;
}

interface Customer extends CustomerValues {
  id: number;
}

const CUSTOMERS: Customer[] = [
  {
    id: 1,
    name: 'Priya Nair',
    email: 'priya.nair@example.com',
    country_of_residence: 'India',
    gender: 'female',
  },
  {
    id: 2,
    name: 'Tomás Ferreira',
    email: 'tomas.ferreira@example.com',
    country_of_residence: 'Portugal',
    gender: 'male',
  },
  {
    id: 3,
    name: 'Aiko Tanaka',
    email: 'aiko.tanaka@example.com',
    country_of_residence: 'Japan',
    gender: 'female',
  },
  {
    id: 4,
    name: 'Lena Vogt',
    email: 'lena.vogt@example.com',
    country_of_residence: 'Germany',
    gender: 'female',
  },
  {
    id: 5,
    name: 'Samuel Okafor',
    email: 'samuel.okafor@example.com',
    country_of_residence: 'Nigeria',
    gender: 'male',
  },
];

const COLUMNS: GridColDef<Customer>[] = [
  { field: 'id', headerName: 'Id', width: 60 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'email', headerName: 'Email', flex: 1.4, minWidth: 190 },
  { field: 'country_of_residence', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'gender', headerName: 'Gender', width: 100 },
];

const EMPTY: CustomerValues = {
  name: '',
  email: '',
  country_of_residence: '',
  gender: '',
};
const NO_SELECTION: GridRowSelectionModel = { type: 'include', ids: new Set() };

function CustomerForm(props: {
  initial: CustomerValues;
  submitText: string;
  onSubmit: (values: CustomerValues) => void;
}) {
  const [values, setValues] = React.useState(props.initial);

  const field = (name: keyof CustomerValues, label: string) => ({
    name,
    label,
    size: 'small' as const,
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: event.target.value }),
    sx: { flex: '1 1 130px' },
  });

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    props.onSubmit(values);
  };

  return (
    <Box
      component="form"
      autoComplete="off"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <TextField {...field('name', 'Name')} required />
      <TextField {...field('email', 'Email')} type="email" required />
      <TextField {...field('country_of_residence', 'Country')} />
      <TextField {...field('gender', 'Gender')} select>
        <MenuItem value="">Not stated</MenuItem>
        <MenuItem value="female">Female</MenuItem>
        <MenuItem value="male">Male</MenuItem>
        <MenuItem value="non-binary">Non-binary</MenuItem>
      </TextField>
      <Button type="submit" variant="contained">
        {props.submitText}
      </Button>
    </Box>
  );
}

export default function StudioCustomers() {
  const [customers, setCustomers] = React.useState(CUSTOMERS);
  const [nextId, setNextId] = React.useState(CUSTOMERS.length + 1);
  const [model, setModel] = React.useState(NO_SELECTION);

  // preview-start
  const selection = customers.find((customer) => model.ids.has(customer.id)) ?? null;

  const addCustomer = (values: CustomerValues) => {
    setCustomers([...customers, { id: nextId, ...values }]);
    setNextId(nextId + 1); // Counts up only, so the id of a deleted customer never comes back.
  };

  const updateCustomer = (id: number, values: CustomerValues) => {
    setCustomers(
      customers.map((customer) =>
        customer.id === id ? { ...customer, ...values } : customer,
      ),
    );
    setModel(NO_SELECTION); // With it goes what the form starts with.
  };

  const deleteCustomer = (id: number) => {
    setCustomers(customers.filter((customer) => customer.id !== id));
    setModel(NO_SELECTION);
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Box sx={{ height: 250 }}>
        <DataGrid
          aria-label="Customers"
          rows={customers}
          columns={COLUMNS}
          density="compact"
          disableColumnFilter
          disableColumnMenu
          disableMultipleRowSelection
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="error"
          variant="outlined"
          disabled={!selection}
          onClick={() => selection && deleteCustomer(selection.id)}
        >
          Delete customer
        </Button>
        <Button disabled={!selection} onClick={() => setModel(NO_SELECTION)}>
          Clear selection
        </Button>
      </Stack>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography
          variant="subtitle1"
          component="h2"
          aria-live="polite"
          sx={{ mb: 1.5 }}
        >
          {selection ? `Update ${selection.name}` : 'Add a customer'}
        </Typography>
        <CustomerForm
          // A new key starts the form again: with the selected row, or empty after an addition.
          key={selection ? `update-${selection.id}` : `add-${nextId}`}
          initial={selection ?? EMPTY}
          submitText={selection ? 'Save changes' : 'Add customer'}
          onSubmit={(values) =>
            selection ? updateCustomer(selection.id, values) : addCustomer(values)
          }
        />
      </Paper>
    </Stack>
  );
}
