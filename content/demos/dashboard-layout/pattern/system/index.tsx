import GroupIcon from '@mui/icons-material/Group';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

// preview-start
const NAVIGATION: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    // Selected at /orders and below it
    pattern: 'orders{/:orderId}*',
  },
  {
    segment: 'customers',
    title: 'Customers',
    icon: <GroupIcon />,
  },
];
// preview-end

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: show the desktop layout from 340 px instead of 900 px.
  breakpoints: { values: { xs: 0, sm: 340, md: 340, lg: 1200, xl: 1536 } },
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

const ORDERS: Record<string, string> = {
  '1': 'Desk lamp, for Priya Nair',
  '2': 'Enamel kettle, for Tomás Oliveira',
  '3': 'Wool blanket, for Ingrid Solheim',
};

function PageContent({ router }: { router: Router }) {
  const [, page, orderId = ''] = router.pathname.split('/');
  const order = ORDERS[orderId];

  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
      <Typography variant="h5" component="h1">
        {page === 'customers' ? 'Customers' : order ? `Order ${orderId}` : 'Orders'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Current path: {router.pathname}
      </Typography>
      <Box sx={{ pt: 1 }}>
        {page === 'customers' && <Typography>Here, Orders is not selected.</Typography>}
        {page !== 'customers' && order && (
          <React.Fragment>
            <Typography gutterBottom>{order}</Typography>
            <Button variant="outlined" onClick={() => router.navigate('/orders')}>
              All orders
            </Button>
          </React.Fragment>
        )}
        {page !== 'customers' && !order && (
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            {Object.keys(ORDERS).map((id) => (
              <Button
                key={id}
                variant="outlined"
                size="small"
                onClick={() => router.navigate(`/orders/${id}`)}
              >
                Order {id}
              </Button>
            ))}
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

export default function DashboardLayoutPattern() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout
        // scaffold-start
        // Only for this small frame: 320 px is the default.
        sidebarExpandedWidth={200}
        // scaffold-end
      >
        <PageContent router={router} />
      </DashboardLayout>
    </AppProvider>
  );
}
