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
  { id: 'credentials', name: 'Email and password' },
];

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00695c' },
        background: { default: '#e6f2ef', paper: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#5fd4c0' },
        background: { default: '#0c1715', paper: '#152421' },
      },
    },
  },
  shape: { borderRadius: 12 },
  components: {
    MuiButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderColor: (theme.vars ?? theme).palette.divider,
          borderRadius: 999,
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: (theme.vars ?? theme).palette.background.default,
        }),
      },
    },
  },
});
// preview-end

// Stands in for the server.
async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: `${provider.name} is not connected in this demo.` };
}

export default function SignInPageTheme() {
  return (
    <AppProvider theme={theme}>
      <SignInPage providers={PROVIDERS} signIn={signIn} />
    </AppProvider>
  );
}
