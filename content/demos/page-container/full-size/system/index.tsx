import DashboardIcon from '@mui/icons-material/Dashboard';
import MapIcon from '@mui/icons-material/Map';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'floor-plan', title: 'Floor plan', icon: <MapIcon /> },
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

const AISLES = ['Lamps', 'Chairs', 'Textiles', 'Tableware', 'Toys', 'Returns'];

function FloorPlan() {
  return (
    <Box
      component="ul"
      sx={{
        // Takes the height that is left on the page.
        flex: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        m: 0,
        p: 1,
        bgcolor: 'action.hover',
        borderRadius: 1,
      }}
    >
      {AISLES.map((aisle) => (
        <Box
          component="li"
          key={aisle}
          sx={{
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {aisle}
        </Box>
      ))}
    </Box>
  );
}

export default function PageContainerFullSize() {
  const router = useMemoryRouter('/floor-plan');

  // preview-start
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer maxWidth={false}>
          {router.pathname === '/floor-plan' ? (
            <FloorPlan />
          ) : (
            'Six aisles, one of them for returns.'
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
  // preview-end
}
