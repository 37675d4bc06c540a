import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PREVIEW_BANNER, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio', 'Material UI': '@mui/material' },
  steps: [
    MAKE_APP,
    { follow: '' },
    { follow: 'write-the-cell-component' },
    START_EDITOR,
    { open: PAGE, see: [PREVIEW_BANNER] },
    { follow: 'use-it-in-a-column' },
    { open: EDITOR, see: ['getOrders'] },
    { open: PAGE, see: ['5f0c1a7e', 'Paid', '140 open'], miss: ['5f0c1a7e-93d2'] },
  ],
};
