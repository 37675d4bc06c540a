import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LayersIcon from '@mui/icons-material/Layers';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SellIcon from '@mui/icons-material/Sell';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Shop' },
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { kind: 'divider' },
  { kind: 'header', title: 'Analytics' },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <BarChartIcon />,
    children: [
      { segment: 'sales', title: 'Sales', icon: <SellIcon /> },
      { segment: 'returns', title: 'Returns', icon: <ReceiptLongIcon /> },
    ],
  },
  { segment: 'integrations', title: 'Integrations', icon: <LayersIcon /> },
];

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

interface Page {
  title: string;
  figures: { label: string; value: string }[];
  chart: string;
  week: number[];
}

const PAGES: Record<string, Page> = {
  '/dashboard': {
    title: 'Dashboard',
    figures: [
      { label: 'Orders this week', value: '184' },
      { label: 'Revenue', value: '€12,940' },
    ],
    chart: 'Orders per day',
    week: [22, 31, 18, 27, 36, 32, 18],
  },
  '/orders': {
    title: 'Orders',
    figures: [
      { label: 'To be packed', value: '23' },
      { label: 'On the way', value: '61' },
    ],
    chart: 'Parcels sent per day',
    week: [29, 25, 21, 24, 33, 12, 4],
  },
  '/reports/sales': {
    title: 'Sales',
    figures: [
      { label: 'Average order', value: '€70.30' },
      { label: 'Returning customers', value: '38%' },
    ],
    chart: 'Revenue per day, in hundreds',
    week: [15, 22, 13, 19, 26, 23, 12],
  },
  '/reports/returns': {
    title: 'Returns',
    figures: [
      { label: 'Parcels sent back', value: '9' },
      { label: 'Refunded', value: '€512' },
    ],
    chart: 'Returns per day',
    week: [2, 1, 0, 3, 1, 2, 0],
  },
  '/integrations': {
    title: 'Integrations',
    figures: [
      { label: 'Connected services', value: '4' },
      { label: 'Failed calls', value: '2' },
    ],
    chart: 'Calls per day, in thousands',
    week: [6, 7, 6, 8, 9, 5, 4],
  },
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function WeekChart({ label, week }: { label: string; week: number[] }) {
  const highest = Math.max(...week);

  return (
    <Paper variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: 1,
          height: 150,
          m: 0,
          mt: 1,
          p: 0,
        }}
      >
        {week.map((value, index) => (
          <Box component="li" key={DAYS[index]} sx={{ flex: 1, listStyle: 'none' }}>
            <Typography variant="caption" component="p" align="center">
              {value}
            </Typography>
            <Box
              sx={{
                height: 4 + (value / highest) * 96,
                borderRadius: 1,
                bgcolor: 'primary.main',
              }}
            />
            <Typography
              variant="caption"
              component="p"
              align="center"
              sx={{ color: 'text.secondary' }}
            >
              {DAYS[index]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function PageContent({ pathname }: { pathname: string }) {
  const page = PAGES[pathname] ?? PAGES['/dashboard'];

  return (
    <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
      <div>
        <Typography variant="h5" component="h1">
          {page.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Current path: {pathname}
        </Typography>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        {page.figures.map(({ label, value }) => (
          <Paper key={label} variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </Paper>
        ))}
      </Box>
      <WeekChart label={page.chart} week={page.week} />
    </Box>
  );
}

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContent pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
