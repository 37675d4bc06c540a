import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
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
import { PageContainer } from '@toolpad/core/PageContainer';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING = { title: 'Harbour Goods' };

const PROVIDERS: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];

const PRIYA: Session = { user: { name: 'Priya Nair', email: 'priya@example.com' } };

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: the desktop layout starts at 600 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
  // scaffold-end
});

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(): Router {
  const [path, setPath] = React.useState('/orders');

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

export default function SignInPageGithub() {
  const router = useMemoryRouter();
  // preview-start
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(null), signOut: () => setSession(null) }),
    [],
  );

  // Stands in for the auth library, which would redirect to GitHub and back.
  async function signIn(): Promise<AuthResponse> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    setSession(PRIYA);
    return {};
  }
  // preview-end

  return (
    <AppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      router={router}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      {session ? (
        <DashboardLayout>
          <PageContainer>
            <Typography>
              {router.pathname === '/orders'
                ? 'Two orders still wait for shipment.'
                : 'Four orders came in today.'}
            </Typography>
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={signIn} />
      )}
    </AppProvider>
  );
}
