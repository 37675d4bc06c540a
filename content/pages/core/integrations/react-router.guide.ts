import type { Guide } from '../../../../scripts/guides/guide.ts';

const APP = 'http://localhost:5173';
const PREVIEW = 'http://localhost:4173';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    Vite: 'vite',
    'React Router': 'react-router',
    Firebase: 'firebase',
    React: 'react',
    'Material UI': '@mui/material',
  },
  steps: [
    { follow: 'prerequisites' },
    { follow: 'wrap-all-pages-in-reactrouterappprovider' },
    { follow: 'dashboard-layout' },
    { follow: 'pages' },
    { follow: 'routes' },
    { open: `${APP}/`, heading: 'Dashboard', see: ['Harbour Goods', 'Four orders came in today.'] },
    { press: 'Orders', heading: 'Orders', see: ['Two orders still wait for shipment.'] },
    { press: 'Switch to dark mode', root: { 'data-toolpad-color-scheme': 'dark' } },
    { follow: 'build-and-deploy' },
    { open: `${PREVIEW}/orders`, heading: 'Orders', see: ['Two orders still wait for shipment.'] },
    { follow: 'authentication-with-firebase' },
    { follow: 'the-session' },
    { follow: 'firebase' },
    { follow: 'session-and-account' },
    { follow: 'protected-routes' },
    { follow: 'sign-in-page' },
    { follow: 'router-entry' },
    { follow: 'try-it-with-the-emulator' },
    { says: 'Start the development server again', run: 'npm run dev' },
    { open: `${APP}/orders`, at: `${APP}/sign-in?callbackUrl=`, see: ['Sign in to Harbour Goods', 'Sign in with Google'] },
    { type: 'priya@example.com', into: 'Email' },
    { type: 'brass-lamps', into: 'Password' },
    { press: 'Sign in with email and password', at: `${APP}/orders`, see: ['Two orders still wait for shipment.'] },
    { press: 'Current User', see: ['priya@example.com'] },
    { press: 'Sign Out', at: `${APP}/sign-in` },
    { follow: 'build-and-deploy' },
    { open: `${PREVIEW}/`, at: `${PREVIEW}/sign-in`, see: ['Sign in to Harbour Goods'] },
  ],
};
