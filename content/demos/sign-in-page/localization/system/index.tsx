import { createTheme } from '@mui/material/styles';
import { AppProvider, type LocaleText } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';

const PROVIDERS: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'ईमेल और पासवर्ड' },
];

// preview-start
const HINDI: Partial<LocaleText> = {
  signInTitle: (brandingTitle) =>
    brandingTitle ? `${brandingTitle} में साइन इन करें` : 'साइन इन करें',
  signInSubtitle: 'स्वागत है! जारी रखने के लिए साइन इन करें।',
  signInRememberMe: 'मुझे याद रखें',
  providerSignInTitle: (provider) => `${provider} से साइन इन करें`,
  email: 'ईमेल',
  password: 'पासवर्ड',
  or: 'या',
};
// preview-end

const BRANDING = { title: 'Harbour Goods' };

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// Stands in for the server.
async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: 'साइन इन नहीं हो सका। कृपया फिर कोशिश करें।' };
}

export default function SignInPageLocalization() {
  return (
    <AppProvider branding={BRANDING} localeText={HINDI} theme={theme}>
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        localeText={{ providerSignInTitle: (provider) => `${provider} से आगे बढ़ें` }}
      />
    </AppProvider>
  );
}
