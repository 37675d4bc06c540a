import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function CredentialsForm() {
  const notifications = useNotifications();

  // An app sends the values to its server. This demo shows them, except the password.
  // preview-start
  async function signIn(_provider: AuthProvider, formData: FormData) {
    const email = formData.get('email');
    const password = String(formData.get('password'));
    const remember = formData.get('remember') === 'true';
    const stay = remember ? 'stays signed in' : 'signs in once';
    notifications.show(`${email}, ${password.length} characters, ${stay}`, {
      key: 'received',
      autoHideDuration: 5000,
    });
    return {};
  }
  // preview-end

  return (
    <SignInPage
      providers={PROVIDERS}
      signIn={signIn}
      slotProps={{ emailField: { autoFocus: false } }}
    />
  );
}

export default function SignInPageCredentials() {
  return (
    <AppProvider theme={theme}>
      <CredentialsForm />
    </AppProvider>
  );
}
