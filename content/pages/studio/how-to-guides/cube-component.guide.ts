import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: {
    '@toolpad/studio': '@toolpad/studio',
    'three.js': 'three',
    '@react-three/fiber': '@react-three/fiber',
    React: 'react',
  },
  steps: [
    MAKE_APP,
    { follow: 'install-the-packages' },
    { says: 'npm ci needs the option too', run: 'npm ci' },
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'Hover the component library and click Create under Custom Components.', edit: { createComponent: 'Cube' } },
    {
      says: ['Enter the name Cube, click Create, and open toolpad/components/Cube.tsx in your IDE.', 'Replace the content of the file'],
      written: 'toolpad/components/Cube.tsx',
    },
    { follow: 'create-the-component' },
    { follow: 'use-it' },
    { open: PAGE, see: ['orange'], element: 'canvas[data-engine^="three.js"]' },
    { press: 'Color' },
    { press: 'teal', see: ['teal'], element: 'canvas[data-engine^="three.js"]' },
  ],
};
