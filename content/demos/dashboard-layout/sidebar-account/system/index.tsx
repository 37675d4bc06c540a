import GroupIcon from '@mui/icons-material/Group';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPreview,
  type AccountPreviewProps,
  SignOutButton,
} from '@toolpad/core/Account';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Router,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { useSession } from '@toolpad/core/useSession';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

function portrait(background: string, skin: string, hair: string, shirt: string) {
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
      <rect width="96" height="96" fill="${background}"/>
      <path d="M14 96c2-24 16-32 34-32s32 8 34 32z" fill="${shirt}"/>
      <path d="M40 54h16v14a8 8 0 0 1-16 0z" fill="${skin}"/>
      <ellipse cx="48" cy="43" rx="16" ry="19" fill="${skin}"/>
      <path d="M30 42c-2-34 38-34 36 0-8-2-13-5-16-9-4 5-12 8-20 9z" fill="${hair}"/>
    </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const USERS = [
  {
    id: 'priya',
    name: 'Priya Nair',
    email: 'priya@example.com',
    image: portrait('#ffd9a8', '#bd8358', '#2d1f1a', '#146c94'),
  },
  {
    id: 'jonas',
    name: 'Jonas Weber',
    email: 'jonas@example.com',
    image: portrait('#bfe3d0', '#f0c6a4', '#8a5a2b', '#6d4c91'),
  },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: show the desktop layout from 340 px instead of 900 px.
  breakpoints: { values: { xs: 0, sm: 340, md: 340, lg: 1200, xl: 1536 } },
  // scaffold-end
});

// scaffold-start: `useMemoryRouter` is made for this frame. An app passes its real router instead.
function useMemoryRouter(initialPath: string): Router {
  const [path, setPath] = React.useState(initialPath);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    return { pathname, searchParams, navigate: (url) => setPath(String(url)) };
  }, [path]);
}
// scaffold-end

const SwitchUser = React.createContext((_session: Session) => {});

function AccountMenu() {
  const session = useSession();
  const switchUser = React.useContext(SwitchUser);

  return (
    <Stack>
      <MenuList aria-label="Accounts">
        {USERS.map((user) => (
          <MenuItem
            key={user.id}
            selected={user.id === session?.user?.id}
            onClick={() => switchUser({ user })}
          >
            <ListItemAvatar>
              <Avatar src={user.image} alt="" />
            </ListItemAvatar>
            <ListItemText primary={user.name} secondary={user.email} />
          </MenuItem>
        ))}
      </MenuList>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

function FullPreview({ handleClick, open }: AccountPreviewProps) {
  return (
    <AccountPreview
      variant="expanded"
      handleClick={handleClick}
      open={open}
      slotProps={{ moreIconButton: { 'aria-label': 'Account menu' } }}
    />
  );
}

function MiniPreview({ handleClick, open }: AccountPreviewProps) {
  return (
    <AccountPreview
      variant="condensed"
      handleClick={handleClick}
      open={open}
      sx={{ alignItems: 'center' }}
    />
  );
}

// preview-start
function AccountFooter({ mini }: SidebarFooterProps) {
  return (
    <Account
      slots={{ preview: mini ? MiniPreview : FullPreview, popoverContent: AccountMenu }}
      slotProps={{
        popover: {
          // The menu opens to the right of the sidebar, at the height of the preview.
          anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
          transformOrigin: { vertical: 'bottom', horizontal: 'left' },
          slotProps: { paper: { sx: { ml: 1 } } },
        },
        signInButton: {
          sx: { m: 1, px: 1, minWidth: 0, textTransform: 'none', whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
// preview-end

function NoAccount() {
  return null;
}

function PageContent({ pathname }: { pathname: string }) {
  const session = useSession();

  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        {session?.user ? `Welcome back, ${session.user.name}` : 'You are signed out'}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {session?.user
          ? 'The menu at the bottom of the sidebar switches to another account.'
          : 'The button at the bottom of the sidebar signs you in again.'}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Current path: {pathname}
      </Typography>
    </Box>
  );
}

export default function DashboardLayoutSidebarAccount() {
  const router = useMemoryRouter('/orders');
  const [session, setSession] = React.useState<Session | null>({ user: USERS[0] });

  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession({ user: USERS[0] }),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider
      navigation={NAVIGATION}
      router={router}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      <SwitchUser.Provider value={setSession}>
        <DashboardLayout
          slots={{ toolbarAccount: NoAccount, sidebarFooter: AccountFooter }}
          // scaffold-start
          // Only for this small frame: 320 px is the default.
          sidebarExpandedWidth={200}
          // scaffold-end
        >
          <PageContent pathname={router.pathname} />
        </DashboardLayout>
      </SwitchUser.Provider>
    </AppProvider>
  );
}
