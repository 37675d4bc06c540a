import type { Guide } from '../../../scripts/guides/guide.ts';

const REACT_ROUTER = '/toolpad/core/integrations/react-router';
const PREVIEW = 'http://localhost:4173';
const APP_ROUTER = '/toolpad/core/integrations/nextjs-approuter';
const APP = 'http://localhost:3000';

export const guide: Guide = {
  packages: {
    '@toolpad/core': '@toolpad/core',
    'MUI X Data Grid': '@mui/x-data-grid',
    Vite: 'vite',
    'React Router': 'react-router',
    'Next.js': 'next',
    React: 'react',
  },
  steps: [
    { follow: 'prerequisites', of: REACT_ROUTER },
    { follow: 'wrap-all-pages-in-reactrouterappprovider', of: REACT_ROUTER },
    { follow: 'dashboard-layout', of: REACT_ROUTER },
    { follow: 'pages', of: REACT_ROUTER },
    { follow: 'routes', of: REACT_ROUTER },
    { follow: 'requirements' },
    { follow: 'usage' },
    {
      says: 'One route of your framework has to catch all these paths',
      run: `sed -i "s#^import OrdersPage.*#&\\nimport NotesPage from './NotesPage';#; s#.*path: 'orders'.*#&\\n          { path: 'notes/:noteId?/*', Component: NotesPage },#" src/main.tsx`,
    },
    { follow: 'build-and-deploy', of: REACT_ROUTER },
    { open: `${PREVIEW}/notes`, heading: 'Notes', see: ['Inventory', 'Count the brass lamps before Friday.'] },
    { press: 'Inventory', at: `${PREVIEW}/notes/1`, see: ['Count the brass lamps before Friday.'] },
    { press: 'Edit', at: `${PREVIEW}/notes/1/edit` },
    { type: 'Stock', into: 'Title' },
    { press: 'Edit', at: `${PREVIEW}/notes`, see: ['Item edited successfully.', 'Stock'] },
    { press: 'Create new', at: `${PREVIEW}/notes/new` },
    { type: 'Repairs', into: 'Title' },
    { press: 'Create', at: `${PREVIEW}/notes`, see: ['Item created successfully.', 'Repairs'] },
    { open: `${PREVIEW}/notes/99`, see: ['There is no note 99.'] },
    { says: "In the Next.js App Router, start the page with 'use client'", run: 'mkdir ../with-next' },
    { says: "In the Next.js App Router, start the page with 'use client'", run: 'cd ../with-next' },
    { follow: 'prerequisites', of: APP_ROUTER },
    { follow: 'wrap-the-app', of: APP_ROUTER },
    { follow: 'dashboard-layout', of: APP_ROUTER },
    { follow: 'requirements' },
    { follow: 'usage' },
    { follow: 'paths' },
    { says: 'this is the whole file', run: 'npm run build' },
    { says: 'this is the whole file', run: 'npm start' },
    { open: `${APP}/notes`, heading: 'Notes', see: ['Inventory', 'Count the brass lamps before Friday.'] },
    { press: 'Inventory', at: `${APP}/notes/1`, see: ['Count the brass lamps before Friday.'] },
    { press: 'Edit', at: `${APP}/notes/1/edit` },
    { type: 'Stock', into: 'Title' },
    { press: 'Edit', at: `${APP}/notes`, see: ['Item edited successfully.', 'Stock'] },
    { press: 'Create new', at: `${APP}/notes/new` },
    { type: 'Repairs', into: 'Title' },
    { press: 'Create', at: `${APP}/notes`, see: ['Item created successfully.', 'Repairs'] },
  ],
};
