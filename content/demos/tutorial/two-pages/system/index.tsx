import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Paper from '@mui/material/Paper';
import { createTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: the desktop layout starts at 600 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  // scaffold-end
});

const orders = [
  { id: 1042, customer: 'Priya Nair', status: 'Shipped', total: '€129.00' },
  { id: 1043, customer: 'Jonas Weber', status: 'Packing', total: '€64.50' },
  { id: 1044, customer: 'Amara Okafor', status: 'Packing', total: '€310.20' },
  { id: 1045, customer: 'Lucía Romero', status: 'Shipped', total: '€18.90' },
];

// scaffold-start: Keeps the URL in memory, so that the links of the frame leave the address bar alone.
function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = React.useState(initialPath);
  return React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}
// scaffold-end

function DashboardPage() {
  return (
    <Typography>
      Four orders came in today. Two of them still wait for shipment.
    </Typography>
  );
}

function OrdersPage() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Orders of today">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id}>
              <TableCell>{order.id}</TableCell>
              <TableCell>{order.customer}</TableCell>
              <TableCell>{order.status}</TableCell>
              <TableCell align="right">{order.total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

export default function TutorialTwoPages() {
  const router = useMemoryRouter('/');

  return (
    // preview-start
    <AppProvider
      theme={theme}
      navigation={NAVIGATION}
      branding={{ title: 'Harbour Goods' }}
      router={router}
    >
      <DashboardLayout>
        <PageContainer>
          {router.pathname === '/orders' ? <OrdersPage /> : <DashboardPage />}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
