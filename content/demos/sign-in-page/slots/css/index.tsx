import EmailIcon from '@mui/icons-material/Email';
import StorefrontIcon from '@mui/icons-material/Storefront';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  type AuthProvider,
  type AuthResponse,
  SignInPage,
} from '@toolpad/core/SignInPage';
import * as React from 'react';
import './index.css';

const PROVIDERS: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Title() {
  return (
    <div className="staff-title">
      <StorefrontIcon color="primary" />
      <h1 className="staff-title-text">Harbour Goods staff</h1>
    </div>
  );
}

function OutageNotice() {
  return (
    <div className="staff-notice">
      <Alert severity="warning">New passwords take up to an hour today.</Alert>
    </div>
  );
}

// The page reads the fields by name: "email" and "password".
function EmailField() {
  return (
    <TextField
      name="email"
      type="email"
      label="Work email"
      autoComplete="email"
      size="small"
      required
      fullWidth
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <EmailIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function PasswordField() {
  const [shown, setShown] = React.useState(false);

  return (
    <TextField
      name="password"
      type={shown ? 'text' : 'password'}
      label="Password"
      autoComplete="current-password"
      size="small"
      required
      fullWidth
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={shown ? 'Hide password' : 'Show password'}
                edge="end"
                size="small"
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function TermsCheckbox() {
  return (
    <FormControlLabel
      control={<Checkbox name="terms" value="accepted" size="small" required />}
      label="I accept the terms"
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}

function ForgotPasswordLink() {
  return (
    <Link href="#new-password" variant="body2">
      New password
    </Link>
  );
}

function SubmitButton() {
  return (
    <div className="staff-submit">
      <Button type="submit" variant="outlined" fullWidth>
        Start shift
      </Button>
    </div>
  );
}

function SignUpLink() {
  return (
    <Link href="#request-access" variant="body2">
      Request access
    </Link>
  );
}

// Stands in for the server.
async function signIn(
  _provider: AuthProvider,
  formData: FormData,
): Promise<AuthResponse> {
  return { error: `Nobody with the address ${formData.get('email')} works here.` };
}

export default function SignInPageSlots() {
  return (
    <AppProvider theme={theme}>
      {/* preview-start */}
      <SignInPage
        providers={PROVIDERS}
        signIn={signIn}
        slots={{
          title: Title,
          subtitle: OutageNotice,
          emailField: EmailField,
          passwordField: PasswordField,
          rememberMe: TermsCheckbox,
          forgotPasswordLink: ForgotPasswordLink,
          submitButton: SubmitButton,
          signUpLink: SignUpLink,
        }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
