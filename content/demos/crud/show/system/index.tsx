import BadgeIcon from '@mui/icons-material/Badge';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { type DataModel, type DataSource, Show } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
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

let employee: Employee | null = {
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
  Required<Pick<DataSource<Employee>, 'getOne'>> = {
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
    if (employee?.id !== id) throw new Error(`There is no employee ${id}.`);
    return employee;
  },
  deleteOne: async () => {
    await network();
    employee = null;
  },
};

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

function EmployeeDetails() {
  const notifications = useNotifications();

  // preview-start
  return (
    <Show<Employee>
      id={1}
      dataSource={employeesDataSource}
      onEditClick={(id) =>
        notifications.show(`Here you would open the form of employee ${id}.`, {
          autoHideDuration: 3000,
        })
      }
    />
  );
  // preview-end
}

export default function CrudShow() {
  const router = useMemoryRouter('/staff');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title="Employee">
          <EmployeeDetails />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
