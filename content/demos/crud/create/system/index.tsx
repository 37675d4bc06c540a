import BadgeIcon from '@mui/icons-material/Badge';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { Create, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';
import * as z from 'zod/mini';

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

const employees: Employee[] = [];

// The data is kept in this page. Half a second stands in for the trip to a server.
const network = () => new Promise((resolve) => setTimeout(resolve, 500));

// preview-start
const employeeSchema = z.object({
  name: z.string('Write a name').check(z.minLength(2, 'Write at least 2 letters')),
  age: z.number('Write the age').check(z.gte(16, 'Nobody under 16 may work here')),
  role: z.enum(['Sales', 'Workshop', 'Office'], 'Select a role'),
  joined: z.string('Select a day'),
  fullTime: z.boolean(),
});
// preview-end

const employeesDataSource: DataSource<Employee> &
  Required<Pick<DataSource<Employee>, 'createOne'>> = {
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
  createOne: async (values) => {
    await network();
    const employee = { ...employeeSchema.parse(values), id: employees.length + 1 };
    employees.push(employee);
    return employee;
  },
  validate: employeeSchema['~standard'].validate,
};

const INITIAL_VALUES = { age: 18, fullTime: true };

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

export default function CrudCreate() {
  const router = useMemoryRouter('/staff');
  const [count, setCount] = React.useState(0);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title="New employee" onResetCapture={keepValues}>
          <Create<Employee>
            dataSource={employeesDataSource}
            initialValues={INITIAL_VALUES}
            onSubmitSuccess={() => setCount(employees.length)}
            resetOnSubmit
          />
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            Employees created: {count}
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
