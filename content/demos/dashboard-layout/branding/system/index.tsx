import GroupIcon from '@mui/icons-material/Group';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Branding,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill="#0f766e" />
      <path d="M19 8v17H9c3-4 7-9 10-17zM21 12c4 4 7 8 9 13h-9z" fill="#fff" />
      <path d="M8 28h24c-1 4-4 5-7 5H15c-3 0-6-1-7-5z" fill="#fcd34d" />
    </svg>
  );
}

// preview-start
const BRANDING: Branding = {
  title: 'Harbour Goods',
  logo: <Logo />,
  homeUrl: '/orders',
};
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
    text: 'The logo leads here.',
  },
  '/customers': {
    title: 'Customers',
    text: 'The logo leads to the orders.',
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

export default function DashboardLayoutBranding() {
  const router = useMemoryRouter('/customers');

  return (
    <AppProvider
      navigation={NAVIGATION}
      router={router}
      theme={theme}
      branding={BRANDING}
    >
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
