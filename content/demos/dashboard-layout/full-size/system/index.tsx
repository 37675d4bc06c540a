import InventoryIcon from '@mui/icons-material/Inventory';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: 'shelves', title: 'Shelves', icon: <InventoryIcon /> },
  { segment: 'loading-bays', title: 'Loading bays', icon: <LocalShippingIcon /> },
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

interface Place {
  name: string;
  /** Percent of the room that is taken */
  taken: number;
}

const PLACES: Record<string, Place[]> = {
  '/shelves': [64, 91, 38, 72, 15, 80, 55, 97, 43].map((taken, index) => ({
    name: `Shelf ${'ABC'[Math.floor(index / 3)]}${(index % 3) + 1}`,
    taken,
  })),
  '/loading-bays': [70, 0, 25].map((taken, index) => ({
    name: `Bay ${index + 1}`,
    taken,
  })),
};

interface PlaceButtonProps {
  place: Place;
  marked: boolean;
  onClick: () => void;
}

function PlaceButton({ place, marked, onClick }: PlaceButtonProps) {
  return (
    <ButtonBase
      aria-pressed={marked}
      onClick={onClick}
      sx={{
        flexDirection: 'column',
        overflow: 'hidden',
        borderRadius: 1,
        outline: '2px solid transparent',
        outlineOffset: -2,
        bgcolor: 'background.paper',
        '&[aria-pressed=true]': { outlineColor: 'primary.main' },
        '&.Mui-focusVisible': { outlineColor: 'text.primary' },
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 'auto 0 0',
          height: `${place.taken}%`,
          bgcolor: 'primary.main',
          opacity: 0.2,
        }}
      />
      <Typography variant="subtitle2" component="span">
        {place.name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {place.taken}% full
      </Typography>
    </ButtonBase>
  );
}

function FloorPlan({ places }: { places: Place[] }) {
  const [marked, setMarked] = React.useState('');

  return (
    // preview-start
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridAutoRows: '1fr',
        gap: 1,
        p: 1,
        bgcolor: 'action.hover',
      }}
    >
      {/* preview-end */}
      {places.map((place) => (
        <PlaceButton
          key={place.name}
          place={place}
          marked={place.name === marked}
          onClick={() => setMarked(place.name === marked ? '' : place.name)}
        />
      ))}
      {/* preview-start */}
    </Box>
    // preview-end
  );
}

export default function DashboardLayoutFullSize() {
  const router = useMemoryRouter('/shelves');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout
        defaultSidebarCollapsed
        // scaffold-start
        // Only for this small frame: 320 px is the default.
        sidebarExpandedWidth={200}
        // scaffold-end
      >
        <FloorPlan places={PLACES[router.pathname] ?? PLACES['/shelves']} />
      </DashboardLayout>
    </AppProvider>
  );
}
