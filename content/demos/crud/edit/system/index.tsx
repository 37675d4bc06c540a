import BadgeIcon from '@mui/icons-material/Badge';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { type DataModel, type DataSource, Edit } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'staff', title: 'Staff', icon: <BadgeIcon /> },
];

interface Employee extends DataModel {
  id: number;
  name: string;
  age: number;
  role: string;
  joined: string;
  fullTime: boolean;
}

let employee: Employee = {
  id: 1,
  name: 'Priya Nair',
  age: 34,
  role: 'Workshop',
  joined: '2023-04-17T00:00:00',
  fullTime: true,
};

// The data is kept in this page. Half a second stands in for the trip to a server.
const network = () => new Promise((resolve) => setTimeout(resolve, 500));

const employeesDataSource: DataSource<Employee> &
  Required<Pick<DataSource<Employee>, 'getOne' | 'updateOne'>> = {
  fields: [
    { field: 'id', headerName: 'ID' },
    { field: 'name', headerName: 'Name' },
    { field: 'age', headerName: 'Age', type: 'number' },
    {
      field: 'role',
      headerName: 'Role',
      type: 'singleSelect',
      valueOptions: ['Sales', 'Workshop', 'Office'],
    },
    { field: 'joined', headerName: 'Joined', type: 'date' },
    { field: 'fullTime', headerName: 'Full time', type: 'boolean' },
  ],
  getOne: async (id) => {
    await network();
    if (employee.id !== id) throw new Error(`There is no employee ${id}.`);
    return employee;
  },
  updateOne: async (id, values) => {
    await network();
    if (employee.id !== id) throw new Error(`There is no employee ${id}.`);
    employee = { ...employee, ...values };
    return employee;
  },
  validate: ({ name }) => ({
    issues: name ? [] : [{ message: 'Write a name', path: ['name'] }],
  }),
};

// React resets a form after each submit, even after one that failed. Here, what was
// typed stays.
function keepValues(event: React.FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: show the desktop layout from 600 px instead of 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  // scaffold-end
});

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(initialPath: string): Router {
  const [path, setPath] = React.useState(initialPath);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

export default function CrudEdit() {
  const router = useMemoryRouter('/staff');
  const [stored, setStored] = React.useState(employee.name);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title="Edit employee" onResetCapture={keepValues}>
          {/* preview-start */}
          <Edit<Employee>
            id={1}
            dataSource={employeesDataSource}
            onSubmitSuccess={() => setStored(employee.name)}
          />
          {/* preview-end */}
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            Stored: {stored}
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
