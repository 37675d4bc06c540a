import type { Guide } from '../../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGE, START_EDITOR } from '../../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    { follow: 'a-page-with-a-form' },
    START_EDITOR,
    { open: PAGE, see: ['Tomás Ferreira', 'Total Rows: 1'] },
    { press: 'Add customer', see: ['Name is required.', 'Total Rows: 1'] },
    { type: 'Priya Nair', into: 'Name' },
    { press: 'Add customer', see: ['Priya Nair', '2025-03-11', 'Total Rows: 2'] },
  ],
};
