import AddIcon from '@mui/icons-material/Add';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { createTheme } from '@mui/material/styles';
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

const PRIYA = {
  id: 'priya',
  name: 'Priya Nair',
  email: 'priya@example.com',
  image: portrait('#ffd9a8', '#bd8358', '#2d1f1a', '#146c94'),
};
const JONAS = {
  id: 'jonas',
  name: 'Jonas Weber',
  email: 'jonas@example.com',
  image: portrait('#bfe3d0', '#f0c6a4', '#8a5a2b', '#6d4c91'),
};
const AMARA = {
  id: 'amara',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  image: portrait('#d7d0f5', '#8d5a3c', '#1d1512', '#2f7d4f'),
};

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: true,
    // The menu has no outline: in dark mode, a lighter surface sets it apart.
    dark: { palette: { background: { paper: '#262626' } } },
  },
});

const AccountsContext = React.createContext({
  accounts: [PRIYA, JONAS],
  switchTo: (_account: typeof PRIYA) => {},
});

// preview-start
function AccountSwitcherMenu() {
  return (
    <div className="flex w-[280px] flex-col">
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Accounts />
      <Divider />
      <AccountPopoverFooter>
        <div className="flex grow justify-between">
          <AddAccountButton />
          <SignOutButton />
        </div>
      </AccountPopoverFooter>
    </div>
  );
}
// preview-end

// Material UI's styles are in no layer and so win over utilities: a `!` reverses that.
function Accounts() {
  const session = useSession();
  const { accounts, switchTo } = React.useContext(AccountsContext);

  return (
    <>
      <p className="m-0 px-4 pt-3 text-sm leading-[1.43] tracking-[0.01071em] text-(--mui-palette-text-secondary)">
        Your accounts
      </p>
      <MenuList aria-label="Your accounts">
        {accounts.map((account) => (
          <MenuItem
            key={account.id}
            selected={account.id === session?.user?.id}
            onClick={() => switchTo(account)}
          >
            <ListItemAvatar>
              <Avatar src={account.image} alt="" className="size-8!" />
            </ListItemAvatar>
            <ListItemText
              primary={account.name}
              secondary={account.email}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
      </MenuList>
    </>
  );
}

// In an app, this starts the sign-in for one more account.
function AddAccountButton() {
  const { accounts, switchTo } = React.useContext(AccountsContext);

  return (
    <Button
      size="small"
      startIcon={<AddIcon />}
      disabled={accounts.includes(AMARA)}
      className="normal-case!"
      onClick={() => switchTo(AMARA)}
    >
      Add account
    </Button>
  );
}

export default function AccountSwitcher() {
  const [accounts, setAccounts] = React.useState([PRIYA, JONAS]);
  const [session, setSession] = React.useState<Session | null>({ user: PRIYA });

  const authentication = React.useMemo<Authentication>(
    () => ({
      signIn: () => setSession({ user: PRIYA }),
      signOut: () => setSession(null),
    }),
    [],
  );

  const context = React.useMemo(
    () => ({
      accounts,
      switchTo: (account: typeof PRIYA) => {
        setAccounts((known) => [...new Set([...known, account])]);
        setSession({ user: account });
      },
    }),
    [accounts],
  );

  return (
    <AppProvider session={session} authentication={authentication} theme={theme}>
      <AccountsContext value={context}>
        <div className="mx-auto flex w-80 justify-center pt-2">
          <Account slots={{ popoverContent: AccountSwitcherMenu }} />
        </div>
      </AccountsContext>
    </AppProvider>
  );
}
