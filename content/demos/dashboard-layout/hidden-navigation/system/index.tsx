import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import * as React from 'react';

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

const STEPS = [
  { path: '/setup/address', title: 'Address', text: 'Where do your parcels leave from?' },
  { path: '/setup/prices', title: 'Prices', text: 'Which currency do you sell in?' },
  { path: '/setup/team', title: 'Team', text: 'Who packs the orders with you?' },
];

function PageContent({ router }: { router: Router }) {
  const { pathname } = router;
  const current = Math.max(
    STEPS.findIndex(({ path }) => path === pathname),
    0,
  );
  const previous = STEPS[current - 1];
  const next = STEPS[current + 1];

  return (
    <Box sx={{ p: 2 }}>
      <Stepper activeStep={current} alternativeLabel>
        {STEPS.map(({ path, title }) => (
          <Step key={path}>
            <StepLabel>{title}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography variant="h5" component="h1" sx={{ mt: 2 }} gutterBottom>
        {STEPS[current].title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{STEPS[current].text}</Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Button
          disabled={!previous}
          onClick={() => previous && router.navigate(previous.path)}
        >
          Back
        </Button>
        <Button
          variant="contained"
          disabled={!next}
          onClick={() => next && router.navigate(next.path)}
        >
          Next
        </Button>
      </Stack>
    </Box>
  );
}

export default function DashboardLayoutHiddenNavigation() {
  const router = useMemoryRouter('/setup/address');

  return (
    <AppProvider router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout hideNavigation>
        <PageContent router={router} />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
