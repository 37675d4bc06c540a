import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import {
  AppProvider,
  type Authentication,
  type Session,
} from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
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

const LOGO = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#0b5563"/>
    <path d="M48 18v36M26 54h44l-8 18H34zM48 22l22 26H48" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round"/>
  </svg>`;

interface CustomSession extends Session {
  org: { name: string; url: string; logo: string };
}

const PRIYA: CustomSession = {
  user: {
    name: 'Priya Nair',
    email: 'priya@example.com',
    image: `data:image/svg+xml,${encodeURIComponent(PORTRAIT)}`,
  },
  org: {
    name: 'Harbour Goods',
    url: 'https://example.com',
    logo: `data:image/svg+xml,${encodeURIComponent(LOGO)}`,
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

// preview-start
function Organization() {
  const session = useSession<CustomSession>();
  if (!session) return null;
  const { name, url, logo } = session.org;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, px: 2, py: 1.5 }}>
      <Avatar variant="rounded" src={logo} alt="" />
      <Box>
        <Typography variant="body2">{name}</Typography>
        <Link variant="caption" href={url} target="_blank" rel="noreferrer">
          {new URL(url).host}
        </Link>
      </Box>
    </Stack>
  );
}
// preview-end

function AccountDetails() {
  return (
    <Stack sx={{ minWidth: 260 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Organization />
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function AccountCustomSession() {
  const [session, setSession] = React.useState<CustomSession | null>(PRIYA);

  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession(PRIYA),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <Box
        sx={{ display: 'flex', justifyContent: 'center', width: 320, mx: 'auto', pt: 1 }}
      >
        <Account slots={{ popoverContent: AccountDetails }} />
      </Box>
    </AppProvider>
  );
}
