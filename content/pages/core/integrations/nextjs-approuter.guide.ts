import type { Guide } from '../../../../scripts/guides/guide.ts';

const APP = 'http://localhost:3000';
const GITHUB = 'https://github.com';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    'Next.js': 'next',
    'Auth.js (next-auth)': 'next-auth',
    React: 'react',
    'Material UI': '@mui/material',
  },
  standIns: [GITHUB],
  steps: [
    { follow: 'prerequisites' },
    { follow: 'wrap-the-app' },
    { follow: 'dashboard-layout' },
    { follow: 'dashboard-page' },
    { says: 'Delete it: two pages cannot answer at /', run: 'rm app/page.tsx' },
    { says: 'Start the development server with npm run dev', run: 'npm run dev' },
    { open: `${APP}/`, heading: 'Dashboard', see: ['Harbour Goods', 'Main items', 'Four orders came in today.'] },
    { follow: 'a-second-page' },
    { open: `${APP}/orders`, heading: 'Orders', see: ['Two orders still wait for shipment.'] },
    { says: 'Look at the result of next build && next start', run: 'npm run build' },
    { says: 'Look at the result of next build && next start', run: 'npm start' },
    {
      open: `${APP}/orders`,
      html: ['role="progressbar"'],
      drawnLater: ['Harbour Goods', 'Two orders still wait for shipment.'],
      heading: 'Orders',
    },
    { says: 'One more line in app/layout.tsx is enough', run: `echo "export const dynamic = 'force-dynamic';" >> app/layout.tsx` },
    { says: 'render the pages on each request', run: 'npm run build' },
    { says: 'render the pages on each request', run: 'npm start' },
    {
      open: `${APP}/orders`,
      mode: 'dark',
      html: ['Harbour Goods', 'Two orders still wait for shipment.', 'toolpad-mode'],
      root: { 'data-toolpad-color-scheme': 'dark' },
    },
    {
      follow: 'dependencies',
      fill: { 'GITHUB_CLIENT_ID=': 'GITHUB_CLIENT_ID=harbour', 'GITHUB_CLIENT_SECRET=': 'GITHUB_CLIENT_SECRET=goods' },
    },
    { follow: 'auth-js-configuration' },
    { follow: 'sign-in-page' },
    { follow: 'route-handler' },
    { follow: 'middleware' },
    { follow: 'session-and-account' },
    { says: 'next dev needs nothing more', run: 'npm run dev' },
    { open: `${APP}/orders`, at: `${APP}/auth/signin?callbackUrl=`, see: ['Sign in to Harbour Goods'] },
    { press: 'Sign in with GitHub', at: `${GITHUB}/login/oauth/authorize?` },
    { says: 'Add one line to the environment of the server', run: 'echo AUTH_TRUST_HOST=true >> .env.local' },
    { says: 'next build && next start on your own machine or server does', run: 'npm run build' },
    { says: 'next build && next start on your own machine or server does', run: 'npm start' },
    { open: `${APP}/orders`, at: `${APP}/auth/signin?callbackUrl=`, see: ['Sign in to Harbour Goods'] },
  ],
};
