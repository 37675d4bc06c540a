import type { Guide } from '../../../../scripts/guides/guide.ts';

const APP = 'http://localhost:3000';
const TUTORIAL = '/toolpad/core/introduction/tutorial';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', 'Material UI': '@mui/material', 'Next.js': 'next', React: 'react' },
  steps: [
    { follow: 'by-hand', of: TUTORIAL },
    { follow: 'start' },
    { open: `${APP}/`, heading: 'Dashboard', see: ['Four orders came in today.'] },
    { open: `${APP}/sign-in`, see: ['Sign in to Harbour Goods', 'Continue with GitHub'] },
    { follow: 'material-ui-7' },
    { follow: 'packages' },
    { follow: 'app-providers' },
    { follow: 'sign-in-titles' },
    { follow: 'check' },
    { open: `${APP}/`, heading: 'Dashboard', see: ['Four orders came in today.'] },
    { open: `${APP}/sign-in`, see: ['Sign in to Harbour Goods', 'Continue with GitHub'] },
  ],
};
