import type { Guide } from '../../../../scripts/guides/guide.ts';

const APP = 'http://localhost:3000';
const TUTORIAL = '/toolpad/core/introduction/tutorial';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', 'Material UI': '@mui/material', 'Next.js': 'next', React: 'react' },
  steps: [
    { follow: 'by-hand', of: TUTORIAL },
    { follow: 'create-a-new-page', of: TUTORIAL },
    { follow: 'start' },
    { open: `${APP}/orders`, heading: 'Orders', see: ['Amara Okafor'], miss: ['Orders of today'] },
    { follow: 'packages' },
    { follow: 'crud-pages' },
    { follow: 'remember-me' },
    { follow: 'form-values' },
    { follow: 'check' },
    { open: `${APP}/orders`, heading: 'Orders of today', see: ['Amara Okafor'] },
    { open: `${APP}/reports`, heading: 'Reports', see: ['Main items', 'Monday: 12 orders'] },
    { open: `${APP}/sign-in`, see: ['Remember me'] },
  ],
};
