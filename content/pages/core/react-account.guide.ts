import { VITE_PREVIEW } from '../../../scripts/guides/addresses.ts';
import type { Guide, GuideStep } from '../../../scripts/guides/guide.ts';
import { BUILD_VITE_APP, MAKE_VITE_APP, rendering, SHOP } from '../../../scripts/guides/vite-app.ts';

/** Shows a file's account in place of the one that the page's app has. */
const showing = (component: string, before: string): string =>
  `sed -i "s#^import { ${before} .*##; s#^import ${before} .*##; s#<${before} />#<${component} />#; 1i import ${component} from './${component}';" src/App.tsx && grep '<${component} />' src/App.tsx`;

/** Signs in, looks into the menu, and signs out again. */
const VISIT: GuideStep[] = [
  { open: `${VITE_PREVIEW}/`, see: ['Sign In'] },
  { press: 'Sign In' },
  { press: 'Current User', see: ['Priya Nair', 'priya@example.com'] },
  { press: 'Sign Out', see: ['Sign In'] },
];

export const guide: Guide = {
  packages: { '@toolpad/core': '@toolpad/core', Vite: 'vite', React: 'react', 'Material UI': '@mui/material' },
  services: { [SHOP]: { '/api/login': { name: 'Priya Nair', email: 'priya@example.com' }, '/api/logout': {} } },
  steps: [
    MAKE_VITE_APP,
    { follow: 'states' },
    { says: 'The component reads two values from the app provider', run: rendering('App.tsx') },
    BUILD_VITE_APP,
    ...VISIT,
    { follow: 'slot-props' },
    { says: 'slotProps.popover.anchorOrigin and transformOrigin move it', run: showing('SidebarAccount', 'Account') },
    BUILD_VITE_APP,
    ...VISIT,
    { follow: 'slots' },
    { says: 'Build it from the parts that make up the standard menu', run: showing('AccountMenu', 'SidebarAccount') },
    BUILD_VITE_APP,
    ...VISIT,
  ],
};
