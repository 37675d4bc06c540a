import { BASE_CONCEPTS_PAGE, REACT_ROUTER_PAGE, VITE_PREVIEW } from '../../../../scripts/guides/addresses.ts';
import type { Guide } from '../../../../scripts/guides/guide.ts';

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', Vite: 'vite', React: 'react', 'Material UI': '@mui/material' },
  noSteps: ['automatic-installation'],
  steps: [
    { says: 'Go to the folder of your React app', run: 'npm create vite@latest shop-dashboard -- --template react-ts' },
    { says: 'Go to the folder of your React app', run: 'cd shop-dashboard' },
    { follow: 'manual-installation' },
    {
      says: 'npm stops with an ERESOLVE error',
      run: 'npm install next@16 --dry-run 2>&1 | cat',
      prints: ['ERESOLVE', 'peerOptional next'],
    },
    {
      says: 'The flag --legacy-peer-deps holds for one command only',
      run: 'rm -rf node_modules package-lock.json && npm install --legacy-peer-deps && test ! -e node_modules/@mui/x-data-grid-pro',
    },
    {
      says: 'npm ci stops with Missing',
      run: 'npm ci 2>&1 | cat',
      prints: ['Missing: @mui/x-data-grid-pro@'],
    },
    { follow: 'peer-packages' },
    { follow: 'component-hierarchy', of: BASE_CONCEPTS_PAGE },
    { follow: 'routing', of: BASE_CONCEPTS_PAGE },
    {
      says: "take the import of index.css out of the template's main.tsx",
      of: BASE_CONCEPTS_PAGE,
      run: `sed -i '/index.css/d' src/main.tsx`,
    },
    {
      says: 'if you import from the root, @toolpad/core, because the root module loads the CRUD components',
      run: `sed -i "s#'@toolpad/core/[A-Za-z]*'#'@toolpad/core'#" src/App.tsx && grep "from '@toolpad/core'" src/App.tsx`,
    },
    {
      says: 'To leave them out, write a setting into .npmrc',
      // A registry may lack what another package names as optional, and then `npm ci` stops as well, before it has removed anything.
      run: 'rm -rf node_modules package-lock.json && npm install && ! (npm ci 2>&1 | grep x-data-grid-pro) && npm install && test ! -e node_modules/@mui/x-data-grid-pro',
    },
    {
      says: 'Without it, TypeScript checks the declarations of the CRUD list and reports',
      run: 'npx tsc --noEmit -p tsconfig.app.json --skipLibCheck false 2>&1 | cat',
      prints: ["TS2307: Cannot find module '@mui/x-data-grid-pro'"],
    },
    { follow: 'build-and-deploy', of: REACT_ROUTER_PAGE },
    { open: `${VITE_PREVIEW}/orders`, heading: 'Orders', see: ['Nordwind Sales', 'You are at /orders.'] },
  ],
};
