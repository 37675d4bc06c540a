import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import * as React from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

const NAVIGATION: Navigation = [
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: the desktop layout starts at 440 px.
  breakpoints: { values: { xs: 0, sm: 440, md: 440, lg: 1200, xl: 1536 } },
  // scaffold-end
});

function App() {
  return (
    <ReactRouterAppProvider
      navigation={NAVIGATION}
      branding={{ title: 'Nordwind Sales' }}
      theme={theme}
    >
      <DashboardLayout sidebarExpandedWidth={180}>
        <PageContainer>
          <Outlet />
        </PageContainer>
      </DashboardLayout>
    </ReactRouterAppProvider>
  );
}

function Orders() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  async function cancelOrder() {
    const confirmed = await dialogs.confirm('Cancel order 1042 of Priya Nair?', {
      okText: 'Cancel the order',
      cancelText: 'Keep it',
      severity: 'error',
    });
    if (confirmed) {
      notifications.show('Order 1042 is canceled.', {
        severity: 'success',
        autoHideDuration: 3000,
      });
    }
  }

  return (
    <Button variant="outlined" onClick={cancelOrder} sx={{ alignSelf: 'start' }}>
      Cancel order 1042
    </Button>
  );
}

export default function ReactRouterOneFile() {
  // In memory, so that the links of the frame leave the address bar alone.
  const router = React.useMemo(
    () =>
      createMemoryRouter(
        [
          {
            Component: App,
            children: [
              { path: '/', element: <p>23 orders are waiting to be packed.</p> },
              { path: '/orders', Component: Orders },
            ],
          },
        ],
        { initialEntries: ['/orders'] },
      ),
    [],
  );

  return <RouterProvider router={router} />;
}
