import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
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

// preview-start
async function signIn(
  _provider: AuthProvider,
  formData: FormData,
): Promise<AuthResponse> {
  // Stands in for a server that knows nobody.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    type: 'CredentialsSignin',
    error: `The password for ${formData.get('email')} is wrong, or there is no such account.`,
  };
}
// preview-end

export default function SignInPageAlerts() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </AppProvider>
  );
}
