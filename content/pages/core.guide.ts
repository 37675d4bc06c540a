import type { Guide } from '../../scripts/guides/guide.ts';

const REACT_ROUTER = '/toolpad/core/integrations/react-router';
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
    { follow: 'prerequisites', of: REACT_ROUTER },
    { follow: 'an-app-in-one-file' },
    { follow: 'build-and-deploy', of: REACT_ROUTER },
    { open: `${PREVIEW}/`, heading: 'Dashboard', see: ['Nordwind Sales', '23 orders are waiting to be packed.'] },
    { press: 'Orders', heading: 'Orders', at: `${PREVIEW}/orders` },
    { press: 'Cancel order 1042', see: ['Cancel order 1042 of Priya Nair?'] },
    { press: 'Cancel the order', see: ['Order 1042 is canceled.'] },
  ],
};
