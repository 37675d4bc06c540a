import WavingHandIcon from '@mui/icons-material/WavingHand';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import {
  AppProvider,
  type Authentication,
  type Session,
} from '@toolpad/core/AppProvider';
import * as React from 'react';

const PORTRAIT = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#ffd9a8"/>
    <path d="M14 96c2-24 16-32 34-32s32 8 34 32z" fill="#146c94"/>
    <path d="M40 54h16v14a8 8 0 0 1-16 0z" fill="#a9714b"/>
    <path d="M26 60V38a22 22 0 0 1 44 0v22z" fill="#2d1f1a"/>
    <ellipse cx="48" cy="43" rx="16" ry="19" fill="#bd8358"/>
    <path d="M31 40c2-14 30-20 34 0-10 0-18-3-22-9-2 5-6 8-12 9z" fill="#2d1f1a"/>
  </svg>`;

const PRIYA: Session = {
  user: {
    name: 'Priya Nair',
    email: 'priya@example.com',
    image: `data:image/svg+xml,${encodeURIComponent(PORTRAIT)}`,
  },
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: true,
    // The menu has no outline: in dark mode, a lighter surface sets it apart.
    dark: { palette: { background: { paper: '#262626' } } },
  },
});

// Stands in for the header of an app.
function Frame({ children }: React.PropsWithChildren) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'center', width: 320, mx: 'auto', pt: 1 }}
    >
      {children}
    </Box>
  );
}

export default function AccountSlotProps() {
  const [session, setSession] = React.useState<Session | null>(PRIYA);

  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(PRIYA),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <Frame>
        {/* preview-start */}
        <Account
          slotProps={{
            preview: {
              variant: 'expanded',
              slotProps: {
                avatar: { variant: 'rounded' },
                // The button has no accessible name by default.
                moreIconButton: { 'aria-label': 'Account menu', color: 'secondary' },
              },
            },
            signInButton: { color: 'secondary', variant: 'outlined' },
            signOutButton: {
              color: 'secondary',
              variant: 'contained',
              startIcon: <WavingHandIcon />,
            },
          }}
        />
        {/* preview-end */}
      </Frame>
    </AppProvider>
  );
}
