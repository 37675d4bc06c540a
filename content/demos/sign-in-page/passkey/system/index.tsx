import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const PROVIDERS: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function PasskeyForm() {
  const notifications = useNotifications();

  // An app would ask the browser for the passkey here. This demo shows what it received.
  async function signIn(provider: AuthProvider, formData: FormData) {
    const email = formData.get('email');
    notifications.show(`Provider "${provider.id}", email ${email}`, {
      key: 'received',
      autoHideDuration: 5000,
    });
    return {};
  }

  return (
    // preview-start
    <SignInPage
      providers={PROVIDERS}
      signIn={signIn}
      slotProps={{ emailField: { autoComplete: 'username webauthn', autoFocus: false } }}
    />
    // preview-end
  );
}

export default function SignInPagePasskey() {
  return (
    <AppProvider theme={theme}>
      <PasskeyForm />
    </AppProvider>
  );
}
