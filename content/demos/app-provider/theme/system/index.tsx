import GroupIcon from '@mui/icons-material/Group';
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
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: { background: { default: '#dfe9da', paper: '#f6faf4' } },
    },
    dark: {
      palette: { background: { default: '#1a2f26', paper: '#0d1a15' } },
    },
  },
  // scaffold-start
  // Only for this small frame: show the desktop layout from 600 px instead of 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  // scaffold-end
});
// preview-end

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(initialPath: string): Router {
  const [path, setPath] = React.useState(initialPath);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

export default function AppProviderTheme() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <Box sx={{ display: 'grid', gap: 2, p: 3 }}>
          <Typography>The router says that you are at {router.pathname}.</Typography>
          <Paper elevation={0} sx={{ p: 2 }}>
            <Typography>
              This card has the paper color, the page the default one.
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The switch in the header changes between the two color schemes.
            </Typography>
          </Paper>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
