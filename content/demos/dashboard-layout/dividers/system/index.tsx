import SettingsIcon from '@mui/icons-material/Settings';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
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
  },
  { kind: 'divider' },
  {
    segment: 'settings',
    title: 'Settings',
    icon: <SettingsIcon />,
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

const PAGES: Record<string, { title: string; text: string }> = {
  '/orders': {
    title: 'Orders',
    text: '23 orders wait to be packed.',
  },
  '/settings': {
    title: 'Settings',
    text: 'Prices are in euros.',
  },
};

function PageContent({ pathname }: { pathname: string }) {
  const { title, text } = PAGES[pathname] ?? PAGES['/orders'];

  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Current path: {pathname}
      </Typography>
    </Box>
  );
}

export default function DashboardLayoutDividers() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout
        // scaffold-start
        // Only for this small frame: 320 px is the default.
        sidebarExpandedWidth={200}
        // scaffold-end
      >
        <PageContent pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
