import StorefrontIcon from '@mui/icons-material/Storefront';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// Stands in for the server.
async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: 'Harbour Goods is closed for stocktaking today.' };
}

// preview-start
const BRANDING: Branding = {
  logo: <StorefrontIcon color="primary" sx={{ fontSize: 48 }} />,
  title: 'Harbour Goods',
};

export default function SignInPageBranding() {
  return (
    <AppProvider branding={BRANDING} theme={theme}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </AppProvider>
  );
}
// preview-end
