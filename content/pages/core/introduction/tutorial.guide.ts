import { NEXT_APP } from '../../../../scripts/guides/addresses.ts';
import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', 'Next.js': 'next', React: 'react', 'Material UI': '@mui/material' },
  steps: [
    { follow: 'by-hand' },
    {
      says: 'Open http://localhost:3000.',
      open: `${NEXT_APP}/`,
      heading: 'Dashboard',
      see: ['Harbour Goods', 'Four orders came in today.'],
    },
    { press: 'Orders', heading: 'Orders', see: ['Amara Okafor'] },
    { press: 'Switch to dark mode', root: { 'data-toolpad-color-scheme': 'dark' } },
    { open: `${NEXT_APP}/orders`, root: { 'data-toolpad-color-scheme': 'dark' } },
    { follow: 'create-a-new-page' },
    { open: `${NEXT_APP}/reports`, heading: 'Reports', see: ['Main items', 'Monday: 12 orders'] },
    { follow: 'build-it-for-production' },
    { open: `${NEXT_APP}/reports`, heading: 'Reports', see: ['Monday: 12 orders'] },
  ],
};
