import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio', Leaflet: 'leaflet' },
  standIns: ['https://tile.openstreetmap.org'],
  steps: [
    MAKE_APP,
    { follow: 'install-leaflet' },
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { open: EDITOR, see: ['Page hierarchy'] },
    {
      says: ['Hover the component library and click Create under Custom Components.', 'Enter the name Map and click Create.'],
      edit: { createComponent: 'Map' },
    },
    { says: 'Open toolpad/components/Map.tsx in your IDE.', written: 'toolpad/components/Map.tsx' },
    { follow: 'create-the-component' },
    { follow: 'use-it' },
    { open: EDITOR, see: ['branchRow'] },
    { open: PAGE, see: ['OpenStreetMap'] },
    { press: 'Lisbon' },
    { press: 'Zoom in' },
  ],
};
