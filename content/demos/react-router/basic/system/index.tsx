import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import * as React from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING = { title: 'Harbour Goods' };

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: the desktop layout starts at 600 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  // scaffold-end
});

// preview-start
function App() {
  return (
    <ReactRouterAppProvider theme={theme} navigation={NAVIGATION} branding={BRANDING}>
      <Outlet />
    </ReactRouterAppProvider>
  );
}
// preview-end

function Layout() {
  return (
    <DashboardLayout>
      <PageContainer>
        <Outlet />
      </PageContainer>
    </DashboardLayout>
  );
}

function DashboardPage() {
  return <Typography>Four orders came in today.</Typography>;
}

function OrdersPage() {
  return <Typography>Two orders still wait for shipment.</Typography>;
}

export default function ReactRouterBasic() {
  // In memory, so that the links of the frame leave the address bar alone.
  const router = React.useMemo(
    () =>
      createMemoryRouter([
        {
          Component: App,
          children: [
            {
              path: '/',
              Component: Layout,
              children: [
                { index: true, Component: DashboardPage },
                { path: 'orders', Component: OrdersPage },
              ],
            },
          ],
        },
      ]),
    [],
  );

  return <RouterProvider router={router} />;
}
