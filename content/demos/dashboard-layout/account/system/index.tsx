import GroupIcon from '@mui/icons-material/Group';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useSession } from '@toolpad/core/useSession';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

const PORTRAIT = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#ffd9a8"/>
    <path d="M14 96c2-24 16-32 34-32s32 8 34 32z" fill="#146c94"/>
    <path d="M40 54h16v14a8 8 0 0 1-16 0z" fill="#a9714b"/>
    <path d="M26 60V38a22 22 0 0 1 44 0v22z" fill="#2d1f1a"/>
    <ellipse cx="48" cy="43" rx="16" ry="19" fill="#bd8358"/>
    <path d="M31 40c2-14 30-20 34 0-10 0-18-3-22-9-2 5-6 8-12 9z" fill="#2d1f1a"/>
  </svg>`;

const PRIYA: Session = {
  user: {
    id: 'priya',
    name: 'Priya Nair',
    email: 'priya@example.com',
    image: `data:image/svg+xml,${encodeURIComponent(PORTRAIT)}`,
  },
};

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

function PageContent({ pathname }: { pathname: string }) {
  const session = useSession();

  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        {session?.user ? session.user.name : 'Signed out'}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {session?.user
          ? 'Open the avatar to sign out.'
          : 'The header has a button to sign in.'}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Current path: {pathname}
      </Typography>
    </Box>
  );
}

export default function DashboardLayoutAccount() {
  const router = useMemoryRouter('/orders');

  // preview-start
  const [session, setSession] = React.useState<Session | null>(PRIYA);

  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(PRIYA),
      signOut: () => setSession(null),
    }),
    [],
  );
  // preview-end

  return (
    <AppProvider
      navigation={NAVIGATION}
      router={router}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout
        slotProps={{
          // By default, the button is half as wide as its container, so its label wraps.
          toolbarAccount: {
            slotProps: {
              signInButton: { sx: { textTransform: 'none', whiteSpace: 'nowrap' } },
            },
          },
        }}
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
