import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import * as React from 'react';

// preview-start
const NAVIGATION: Navigation = [
  {
    segment: '',
    title: 'Shop',
    children: [
      {
        segment: 'warehouse',
        title: 'Warehouse',
        children: [{ segment: 'orders', title: 'Orders' }],
      },
    ],
  },
];
// preview-end

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

export default function PageContainerBreadcrumbs() {
  const router = useMemoryRouter('/warehouse/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <PageContainer />
    </AppProvider>
  );
}
