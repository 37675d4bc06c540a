import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGES, RUNNING_APP } from '../../../../scripts/guides/studio-app.ts';

const AUTHENTICATION = '/toolpad/studio/concepts/authentication';
const PORTAL = 'http://localhost:8081/portal.html';
const HERE = { 'https://tools.example.com': 'http://localhost:3000' };

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  beside: { run: 'exec python3 -m http.server 8081 --bind 127.0.0.1 --directory my-toolpad-app' },
  complaints: { 'a status of 401 (Unauthorized)': 'A frame without a session gets it, as the page says.' },
  steps: [
    MAKE_APP,
    { follow: '', fill: HERE },
    { follow: 'leave-out-the-shell' },
    { says: 'Then deploy the app and use its public address', run: 'npm run build' },
    { says: 'Then deploy the app and use its public address', run: 'npm start' },
    { open: `${PAGES}/orders`, see: ['Orders of customer 17'] },
    { open: PORTAL, see: ['Your orders'], framed: ['Orders of customer 17'], miss: ['Open orders'] },
    { follow: 'pass-values-to-the-page', fill: HERE },
    // Another address, as the browser keeps the first page for a while.
    { open: `${PORTAL}?customer=42`, framed: ['Orders of customer 42'] },
    {
      says: 'their header says frame-ancestors *',
      run: `curl -s -i ${PAGES}/orders`,
      prints: ['frame-ancestors *'],
    },
    { follow: '', of: AUTHENTICATION },
    { says: 'without a session, a built app answers a frame with status 401', run: 'npm start' },
    { open: `${PAGES}/orders`, at: `${RUNNING_APP}/signin` },
    { open: `${PORTAL}?customer=42`, framed: ['Unauthorized'] },
  ],
};
