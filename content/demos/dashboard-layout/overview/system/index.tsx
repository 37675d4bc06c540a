import DashboardIcon from '@mui/icons-material/Dashboard';
import GroupIcon from '@mui/icons-material/Group';
import LayersIcon from '@mui/icons-material/Layers';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SellIcon from '@mui/icons-material/Sell';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { createTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Shop' },
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    action: <Chip label={23} color="primary" size="small" />,
  },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
  { kind: 'divider' },
  { kind: 'header', title: 'Analytics' },
  { segment: 'reports', title: 'Reports', icon: <SellIcon /> },
  { segment: 'returns', title: 'Returns', icon: <ReceiptLongIcon /> },
  { segment: 'integrations', title: 'Integrations', icon: <LayersIcon /> },
];

const session: Session = { user: { name: 'Priya Nair', email: 'priya@example.com' } };

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

const FIGURES = [
  { label: 'Revenue', value: '€12,940', change: '+8% this week' },
  { label: 'Orders', value: '184', change: '+12% this week' },
  { label: 'Customers', value: '1,206', change: '+31 this week' },
  { label: 'Returns', value: '9', change: '−3 this week' },
];

const WEEK = [22, 31, 18, 27, 36, 32, 41];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const ORDERS = [
  { id: 1046, customer: 'Priya Nair', total: '€86.40', status: 'Open' },
  { id: 1045, customer: 'Jonas Weber', total: '€149.00', status: 'Sent' },
  { id: 1044, customer: 'Mei Lin', total: '€32.90', status: 'Sent' },
  { id: 1043, customer: 'Omar Haddad', total: '€210.00', status: 'Open' },
  { id: 1042, customer: 'Ana Sousa', total: '€58.20', status: 'Sent' },
];

function Figure({ label, value, change }: (typeof FIGURES)[number]) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h6" component="p" sx={{ lineHeight: 1.3 }}>
        {value}
      </Typography>
      <Typography variant="caption" dir="auto" sx={{ color: 'text.secondary' }}>
        {change}
      </Typography>
    </Paper>
  );
}

function WeekChart() {
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ display: 'flex', flexDirection: 'column', p: 2 }}
    >
      <Typography variant="subtitle2" component="h2">
        Orders per day
      </Typography>
      <Box
        component="ul"
        sx={{
          flex: 1,
          display: 'flex',
          gap: 1,
          minHeight: 190,
          m: 0,
          mt: 1,
          p: 0,
        }}
      >
        {WEEK.map((value, index) => (
          <Box
            component="li"
            key={DAYS[index]}
            sx={{
              flex: 1,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'end',
              listStyle: 'none',
              textAlign: 'center',
              typography: 'caption',
            }}
          >
            {value}
            <Box
              sx={{
                flexBasis: `${value * 1.8}%`,
                borderRadius: 1,
                bgcolor: 'primary.main',
              }}
            />
            {DAYS[index]}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function LastOrders() {
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexDirection: 'column',
        pt: 2,
        overflow: 'hidden',
      }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ px: 2 }}>
        Last orders
      </Typography>
      <Table size="small" aria-label="Last orders" sx={{ flex: 1 }}>
        <TableBody>
          {ORDERS.map(({ id, customer, total, status }) => (
            <TableRow key={id} sx={{ '&:last-child td': { border: 0 } }}>
              <TableCell>{customer}</TableCell>
              <TableCell align="right">{total}</TableCell>
              <TableCell>
                <Chip
                  label={status}
                  size="small"
                  variant={status === 'Open' ? 'filled' : 'outlined'}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function Overview({ title }: { title: string }) {
  return (
    <Box
      sx={{
        flex: '1 0 auto',
        display: 'grid',
        gridTemplateRows: 'auto auto 1fr',
        gap: 2,
        p: { xs: 2, sm: 3 },
      }}
    >
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        }}
      >
        {FIGURES.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
        }}
      >
        <WeekChart />
        <LastOrders />
      </Box>
    </Box>
  );
}

export default function DashboardLayoutOverview() {
  const router = useMemoryRouter('/dashboard');
  const page = NAVIGATION.find(
    (item) => 'segment' in item && `/${item.segment}` === router.pathname,
  );

  // preview-start
  return (
    <AppProvider
      navigation={NAVIGATION}
      branding={{ title: 'Nordwind Sales' }}
      router={router}
      theme={theme}
      session={session}
      authentication={{ signIn: () => {}, signOut: () => {} }}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Overview
          title={page && 'title' in page && page.title ? page.title : 'Dashboard'}
        />
      </DashboardLayout>
    </AppProvider>
  );
  // preview-end
}
