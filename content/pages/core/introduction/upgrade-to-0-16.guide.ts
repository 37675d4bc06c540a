import { NEXT_APP, TUTORIAL_PAGE } from '../../../../scripts/guides/addresses.ts';
import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', 'Material UI': '@mui/material', 'Next.js': 'next', React: 'react' },
  steps: [
    { follow: 'by-hand', of: TUTORIAL_PAGE },
    { follow: 'create-a-new-page', of: TUTORIAL_PAGE },
    { follow: 'start' },
    { open: `${NEXT_APP}/orders`, heading: 'Orders', see: ['Amara Okafor'], miss: ['Orders of today'] },
    { follow: 'packages' },
    { follow: 'crud-pages' },
    { follow: 'remember-me' },
    { follow: 'form-values' },
    { follow: 'check' },
    { open: `${NEXT_APP}/orders`, heading: 'Orders of today', see: ['Amara Okafor'] },
    { open: `${NEXT_APP}/reports`, heading: 'Reports', see: ['Main items', 'Monday: 12 orders'] },
    { open: `${NEXT_APP}/sign-in`, see: ['Remember me'] },
  ],
};
