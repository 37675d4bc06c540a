import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    { follow: 'in-yaml' },
    START_EDITOR,
    { open: `${PAGES}/orders`, see: ['1041'] },
    // No row is selected: the parameter is empty, and the page takes its default.
    { press: 'Show details', at: `${PAGES}/orderDetails?orderId=`, see: ['Order 1041'] },
    { open: `${PAGES}/orders`, see: ['1041'] },
    { press: 'Create order', see: ['1042'] },
    { press: '1042' },
    { press: 'Show details', at: `${PAGES}/orderDetails?orderId=1042`, see: ['Order 1042'] },
  ],
};
