import Checkbox from '@mui/material/Checkbox';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function StaffSignIn() {
  const notifications = useNotifications();

  async function signIn(_provider: AuthProvider, formData: FormData) {
    const device = formData.get('shared-device') === 'yes' ? 'a shared' : 'their own';
    notifications.show(`${formData.get('email')} works on ${device} device`, {
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
      slotProps={{
        emailField: { variant: 'standard', autoFocus: false },
        passwordField: { variant: 'standard' },
        submitButton: { variant: 'outlined' },
        rememberMe: {
          control: <Checkbox name="shared-device" value="yes" size="small" />,
          label: 'This is a shared device',
        },
      }}
    />
    // preview-end
  );
}

export default function SignInPageSlotProps() {
  return (
    <AppProvider theme={theme}>
      <StaffSignIn />
    </AppProvider>
  );
}
