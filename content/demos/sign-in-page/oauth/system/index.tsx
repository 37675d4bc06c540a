import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft Entra ID' },
  { id: 'gitlab', name: 'GitLab' },
  { id: 'slack', name: 'Slack' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// Stands in for the auth library, which would redirect to the provider.
async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: `${provider.name} does not know this demo. Pick another provider.` };
}

export default function SignInPageOauth() {
  return (
    <AppProvider theme={theme}>
      {/* preview-start */}
      <SignInPage providers={PROVIDERS} signIn={signIn} />
      {/* preview-end */}
    </AppProvider>
  );
}
