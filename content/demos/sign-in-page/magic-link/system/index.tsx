import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// Stands in for the server, which would send the message.
async function sendLink(
  _provider: AuthProvider,
  formData: FormData,
): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { success: `A sign-in link is on its way to ${formData.get('email')}.` };
}

export default function SignInPageMagicLink() {
  return (
    <AppProvider theme={theme}>
      {/* preview-start */}
      <SignInPage
        providers={PROVIDERS}
        signIn={sendLink}
        slotProps={{ emailField: { autoComplete: 'email', autoFocus: false } }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
