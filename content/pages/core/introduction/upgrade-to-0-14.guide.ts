import { NEXT_APP, TUTORIAL_PAGE } from '../../../../scripts/guides/addresses.ts';
import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', 'Material UI': '@mui/material', 'Next.js': 'next', React: 'react' },
  steps: [
    { follow: 'by-hand', of: TUTORIAL_PAGE },
    { follow: 'start' },
    { open: `${NEXT_APP}/`, heading: 'Dashboard', see: ['Four orders came in today.'] },
    { open: `${NEXT_APP}/sign-in`, see: ['Sign in to Harbour Goods', 'Continue with GitHub'] },
    { follow: 'material-ui-7' },
    {
      says: 'The CRUD components of 0.13 import Grid2, which Material UI 7 no longer has',
      run: 'grep @mui/material/Grid2 node_modules/@toolpad/core/Crud/CrudForm.js && test ! -e node_modules/@mui/material/Grid2',
      prints: ['Grid2'],
    },
    { follow: 'packages' },
    { follow: 'app-providers' },
    { follow: 'sign-in-titles' },
    { follow: 'check' },
    { open: `${NEXT_APP}/`, heading: 'Dashboard', see: ['Four orders came in today.'] },
    { open: `${NEXT_APP}/sign-in`, see: ['Sign in to Harbour Goods', 'Continue with GitHub'] },
  ],
};
