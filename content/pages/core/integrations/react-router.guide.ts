import type { Guide } from '../../../../scripts/guides/guide.ts';

const APP = 'http://localhost:5173';
const PREVIEW = 'http://localhost:4173';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    Vite: 'vite',
    'React Router': 'react-router',
    React: 'react',
    'Material UI': '@mui/material',
  },
  steps: [
    { follow: 'prerequisites' },
    { follow: 'wrap-all-pages-in-reactrouterappprovider' },
    { follow: 'dashboard-layout' },
    { follow: 'pages' },
    { follow: 'routes' },
    { open: `${APP}/`, heading: 'Dashboard', see: ['Harbour Goods', 'Four orders came in today.'] },
    { press: 'Orders', heading: 'Orders', see: ['Two orders still wait for shipment.'] },
    { press: 'Switch to dark mode', root: { 'data-toolpad-color-scheme': 'dark' } },
    { follow: 'build-and-deploy' },
    { open: `${PREVIEW}/orders`, heading: 'Orders', see: ['Two orders still wait for shipment.'] },
  ],
};
