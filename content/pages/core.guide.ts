import { REACT_ROUTER_PAGE, VITE_PREVIEW } from '../../scripts/guides/addresses.ts';
import type { Guide } from '../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    Vite: 'vite',
    'React Router': 'react-router',
    React: 'react',
    'Material UI': '@mui/material',
  },
  steps: [
    { follow: 'prerequisites', of: REACT_ROUTER_PAGE },
    { follow: 'an-app-in-one-file' },
    { follow: 'build-and-deploy', of: REACT_ROUTER_PAGE },
    { open: `${VITE_PREVIEW}/`, heading: 'Dashboard', see: ['Nordwind Sales', '23 orders are waiting to be packed.'] },
    { press: 'Orders', heading: 'Orders', at: `${VITE_PREVIEW}/orders` },
    { press: 'Cancel order 1042', see: ['Cancel order 1042 of Priya Nair?'] },
    { press: 'Cancel the order', see: ['Order 1042 is canceled.'] },
  ],
};
