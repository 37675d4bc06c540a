import { GITHUB, NEXT_APP } from '../../../../scripts/guides/addresses.ts';
import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    'Next.js': 'next',
    'Auth.js (next-auth)': 'next-auth',
    React: 'react',
    'Material UI': '@mui/material',
  },
  standIns: [GITHUB],
  notFollowed: { dependencies: 'An OAuth app needs an account at GitHub.' },
  steps: [
    { follow: 'prerequisites' },
    { follow: 'configure-next-js' },
    { follow: 'wrap-the-app' },
    { follow: 'document' },
    { follow: 'dashboard-page' },
    { says: 'Start the development server with npm run dev', run: 'npm run dev' },
    {
      open: `${NEXT_APP}/`,
      html: ['Harbour Goods', 'Four orders came in today.', 'emotion-insertion-point', 'data-toolpad-color-scheme="light"'],
      heading: 'Dashboard',
      see: ['Main items', 'Four orders came in today.'],
    },
    { follow: 'a-second-page' },
    { press: 'Orders', at: `${NEXT_APP}/orders`, heading: 'Orders', see: ['Two orders still wait for shipment.'] },
    { press: 'Switch to dark mode', root: { 'data-toolpad-color-scheme': 'dark' } },
    {
      follow: 'dependencies',
      fill: { 'GITHUB_CLIENT_ID=': 'GITHUB_CLIENT_ID=harbour', 'GITHUB_CLIENT_SECRET=': 'GITHUB_CLIENT_SECRET=goods' },
    },
    { follow: 'auth-js-configuration' },
    { follow: 'session-and-account' },
    { follow: 'sign-in-page' },
    { follow: 'route-handler' },
    { follow: 'middleware' },
    { says: 'next dev needs nothing more', run: 'npm run dev' },
    { open: `${NEXT_APP}/orders`, at: `${NEXT_APP}/auth/signin?callbackUrl=`, see: ['Sign in to Harbour Goods'], miss: ['Main items'] },
    { press: 'Sign in with GitHub', at: `${GITHUB}/login/oauth/authorize?` },
    { says: 'Add one line to the environment of the server', run: 'echo AUTH_TRUST_HOST=true >> .env.local' },
    { says: 'next build && next start on your own machine or server does', run: 'npm run build' },
    { says: 'next build && next start on your own machine or server does', run: 'npm start' },
    { open: `${NEXT_APP}/orders`, at: `${NEXT_APP}/auth/signin?callbackUrl=`, see: ['Sign in to Harbour Goods'], miss: ['Main items'] },
  ],
};
