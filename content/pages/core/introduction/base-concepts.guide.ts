import type { Guide } from '../../../../scripts/guides/guide.ts';

const REACT_ROUTER = '/toolpad/core/integrations/react-router';
const PREVIEW = 'http://localhost:4173';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', Vite: 'vite', React: 'react', 'Material UI': '@mui/material' },
  steps: [
    { follow: 'prerequisites', of: REACT_ROUTER },
    { follow: 'component-hierarchy' },
    { follow: 'routing' },
    { follow: 'build-and-deploy', of: REACT_ROUTER },
    { open: `${PREVIEW}/orders`, heading: 'Orders', see: ['Nordwind Sales', 'You are at /orders.'] },
    { press: 'Customers', at: `${PREVIEW}/customers`, heading: 'Customers', see: ['You are at /customers.'] },
    { press: 'Current User', see: ['priya@example.com'] },
    { press: 'Sign Out', see: ['Sign In'] },
  ],
};
