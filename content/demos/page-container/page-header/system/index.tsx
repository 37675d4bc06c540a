import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { PageHeader } from '@toolpad/core/PageContainer';
import * as React from 'react';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard' },
  { segment: 'orders', title: 'Orders' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
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

export default function PageContainerPageHeader() {
  const router = useMemoryRouter('/orders');

  // preview-start
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <Container maxWidth="md" sx={{ py: 2 }}>
        <PageHeader />
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          <Typography>
            Only the header above comes from Toolpad Core. The container is one of
            Material UI.
          </Typography>
        </Paper>
      </Container>
    </AppProvider>
  );
  // preview-end
}
