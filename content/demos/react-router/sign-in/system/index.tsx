import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Authentication, Navigation, Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import * as React from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING = { title: 'Harbour Goods' };

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

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
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(null), signOut: () => setSession(null) }),
    [],
  );

  // Stands in for Firebase, which would check who this is.
  async function signIn(
    _provider: AuthProvider,
    formData?: FormData,
  ): Promise<AuthResponse> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const email = String(formData?.get('email') ?? 'priya@example.com');
    setSession({ user: { name: 'Priya Nair', email } });
    return {};
  }

  return (
    <ReactRouterAppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      {session ? (
        <DashboardLayout>
          <PageContainer>
            <Outlet />
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage
          providers={PROVIDERS}
          signIn={signIn}
          slotProps={{ emailField: { autoFocus: false } }}
        />
      )}
    </ReactRouterAppProvider>
  );
}
// preview-end

export default function ReactRouterSignIn() {
  // In memory, so that the links of the frame leave the address bar alone.
  const router = React.useMemo(
    () =>
      createMemoryRouter([
        {
          Component: App,
          children: [
            { path: '/', element: <Typography>Four orders came in today.</Typography> },
            {
              path: '/orders',
              element: <Typography>Two orders still wait for shipment.</Typography>,
            },
          ],
        },
      ]),
    [],
  );

  return <RouterProvider router={router} />;
}
