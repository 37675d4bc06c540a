import { REACT_ROUTER_PAGE, VITE_PREVIEW } from '../../../../scripts/guides/addresses.ts';
import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    Vite: 'vite',
    React: 'react',
    'Material UI': '@mui/material',
    'TanStack Router': '@tanstack/react-router',
  },
  noSteps: ['priority'],
  steps: [
    { follow: 'prerequisites', of: REACT_ROUTER_PAGE },
    { follow: 'component-hierarchy' },
    { follow: 'routing' },
    { says: "take the import of index.css out of the template's main.tsx", run: `sed -i '/index.css/d' src/main.tsx` },
    { follow: 'build-and-deploy', of: REACT_ROUTER_PAGE },
    { open: `${VITE_PREVIEW}/orders`, heading: 'Orders', see: ['Nordwind Sales', 'You are at /orders.'] },
    { press: 'Customers', at: `${VITE_PREVIEW}/customers`, heading: 'Customers', see: ['You are at /customers.'] },
    { press: 'Current User', see: ['priya@example.com'] },
    { press: 'Sign Out', see: ['Sign In'] },
    { follow: 'tanstack-router' },
    { follow: 'build-and-deploy', of: REACT_ROUTER_PAGE },
    { open: `${VITE_PREVIEW}/orders`, heading: 'Orders', see: ['Two orders came in.'] },
    { press: 'Customers', at: `${VITE_PREVIEW}/customers`, heading: 'Customers', see: ['You have nine customers.'] },
    { back: true, at: `${VITE_PREVIEW}/orders`, heading: 'Orders', see: ['Two orders came in.'] },
  ],
};
