import BarChartIcon from '@mui/icons-material/BarChart';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useNotifications } from '@toolpad/core/useNotifications';
import * as React from 'react';

// The action is inside the row, and the menu's events reach the row through React.
// Without this, the row would handle them too, and open or close the folder.
function stopPropagation(event: React.SyntheticEvent) {
  event.stopPropagation();
}

function ReportsMenu() {
  const notifications = useNotifications();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const close = () => setAnchor(null);
  const choose = (message: string) => {
    close();
    notifications.show(message, { severity: 'success', autoHideDuration: 3000 });
  };

  return (
    <Box component="span" onClick={stopPropagation} onMouseDown={stopPropagation}>
      <IconButton
        aria-label="Report options"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={() => choose('A new report has been created.')}>
          New report
        </MenuItem>
        <MenuItem onClick={() => choose('The reports arrive on Mondays.')}>
          Schedule by email
        </MenuItem>
      </Menu>
    </Box>
  );
}

// preview-start
const NAVIGATION: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    action: <Chip label={7} color="primary" size="small" />,
  },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <BarChartIcon />,
    action: <ReportsMenu />,
    children: [
      { segment: 'sales', title: 'Sales', action: <Chip label="New" size="small" /> },
      { segment: 'returns', title: 'Returns' },
    ],
  },
];
// preview-end

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

const PAGES: Record<string, { title: string; text: string }> = {
  '/orders': {
    title: 'Orders',
    text: 'Seven orders are new.',
  },
  '/reports/sales': {
    title: 'Sales',
    text: '€12,940 this week.',
  },
  '/reports/returns': {
    title: 'Returns',
    text: 'Nine parcels came back.',
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

export default function DashboardLayoutActions() {
  const router = useMemoryRouter('/reports/sales');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout
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
