import GroupIcon from '@mui/icons-material/Group';
import SettingsIcon from '@mui/icons-material/Settings';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
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

function ThemeMenu() {
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const labelId = React.useId();

  return (
    <React.Fragment>
      <IconButton
        aria-label="Theme settings"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': labelId } }}
      >
        <FormControl sx={{ p: 2 }}>
          <FormLabel id={labelId}>Theme</FormLabel>
          {/* preview-start */}
          <RadioGroup
            aria-labelledby={labelId}
            value={mode ?? 'system'}
            onChange={(event) => setMode(event.target.value as NonNullable<typeof mode>)}
          >
            <FormControlLabel value="light" control={<Radio />} label="Light" />
            <FormControlLabel value="system" control={<Radio />} label="System" />
            <FormControlLabel value="dark" control={<Radio />} label="Dark" />
          </RadioGroup>
          {/* preview-end */}
        </FormControl>
      </Popover>
    </React.Fragment>
  );
}

const PAGES: Record<string, { title: string; text: string }> = {
  '/orders': {
    title: 'Orders',
    text: '23 orders wait to be packed.',
  },
  '/customers': {
    title: 'Customers',
    text: '1,208 customers this year.',
  },
};

function PageContent({ pathname }: { pathname: string }) {
  const { title, text } = PAGES[pathname] ?? PAGES['/orders'];

  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Current path: {pathname}
      </Typography>
    </Box>
  );
}

export default function DashboardLayoutThemeMenu() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout
        slots={{ toolbarActions: ThemeMenu }}
        // scaffold-start
        // Only for this small frame: 320 px is the default.
        sidebarExpandedWidth={200}
        // scaffold-end
      >
        <PageContent pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
