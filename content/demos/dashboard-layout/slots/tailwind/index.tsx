import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import GroupIcon from '@mui/icons-material/Group';
import SearchIcon from '@mui/icons-material/Search';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  type SidebarFooterProps,
  ThemeSwitcher,
} from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Shop' },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // scaffold-start
  // Only for this small frame: show the desktop layout from 600 px instead of 900 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
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

// The search field sits in the header, the list in the page. A context connects them.
const SearchContext = React.createContext({ text: '', setText: (_text: string) => {} });

function ShopTitle() {
  return (
    <div className="flex items-center gap-3">
      <StorefrontIcon color="primary" />
      <span className="hidden text-xl leading-[1.6] font-medium tracking-[0.0075em] min-[600px]:block">
        Harbour Goods
      </span>
      <span className="hidden min-[600px]:inline-flex">
        <Tooltip title="Connected to the live shop">
          <Chip
            icon={<CheckCircleIcon />}
            label="Live"
            color="success"
            size="small"
            variant="outlined"
            tabIndex={0}
          />
        </Tooltip>
      </span>
    </div>
  );
}

function HeaderActions() {
  const { text, setText } = React.useContext(SearchContext);

  return (
    <div className="flex items-center gap-2">
      <div className="w-[150px] min-[600px]:w-[200px]">
        <TextField
          type="search"
          size="small"
          placeholder="Search"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            htmlInput: { 'aria-label': 'Search this page' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </div>
      <ThemeSwitcher />
    </div>
  );
}

function SidebarFooter({ mini }: SidebarFooterProps) {
  return (
    <span className="overflow-hidden p-4 text-center text-xs leading-[1.66] tracking-[0.03333em] whitespace-nowrap">
      {mini ? 'v2.4' : 'Harbour Goods admin, version 2.4'}
    </span>
  );
}

const LISTS: Record<
  string,
  { title: string; entries: [name: string, detail: string][] }
> = {
  '/orders': {
    title: 'Orders',
    entries: [
      ['Desk lamp', 'Priya Nair, €84.00'],
      ['Enamel kettle', 'Tomás Oliveira, €46.50'],
    ],
  },
  '/customers': {
    title: 'Customers',
    entries: [
      ['Ingrid Solheim', 'Bergen, 4 orders'],
      ['Priya Nair', 'Kochi, 11 orders'],
      ['Tomás Oliveira', 'Porto, 2 orders'],
    ],
  },
};

function PageContent({ pathname }: { pathname: string }) {
  const { text } = React.useContext(SearchContext);
  const { title, entries } = LISTS[pathname] ?? LISTS['/orders'];
  const found = entries.filter((entry) =>
    entry.join(' ').toLowerCase().includes(text.trim().toLowerCase()),
  );

  return (
    <div className="p-6">
      <h1 className="m-0 text-2xl leading-[1.334] font-normal tracking-normal">
        {title}
      </h1>
      {found.length > 0 ? (
        <List>
          {found.map(([name, detail]) => (
            <ListItem key={name} divider disableGutters>
              <ListItemText primary={name} secondary={detail} />
            </ListItem>
          ))}
        </List>
      ) : (
        <p className="mt-4 mb-0 text-(--mui-palette-text-secondary)">
          Nothing matches “{text}”.
        </p>
      )}
    </div>
  );
}

export default function DashboardLayoutSlots() {
  const router = useMemoryRouter('/orders');
  const [text, setText] = React.useState('');
  const search = React.useMemo(() => ({ text, setText }), [text]);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <SearchContext.Provider value={search}>
        {/* preview-start */}
        <DashboardLayout
          slots={{
            appTitle: ShopTitle,
            toolbarActions: HeaderActions,
            sidebarFooter: SidebarFooter,
          }}
        >
          <PageContent pathname={router.pathname} />
        </DashboardLayout>
        {/* preview-end */}
      </SearchContext.Provider>
    </AppProvider>
  );
}
