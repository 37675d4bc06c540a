import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
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

export default function PageContainerBasic() {
  const router = useMemoryRouter('/orders');

  // preview-start
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <PageContainer>
        <Typography>
          {router.pathname === '/orders'
            ? 'Four orders came in today. Two of them wait for shipment.'
            : 'Everything of today at a glance.'}
        </Typography>
      </PageContainer>
    </AppProvider>
  );
  // preview-end
}
