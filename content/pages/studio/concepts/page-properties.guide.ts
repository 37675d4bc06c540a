import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    { follow: '' },
    START_EDITOR,
    { open: `${PAGES}/orderDetails?orderId=1042`, see: ['Order'] },
    { open: `${PAGES}/order?orderId=1042`, at: `${PAGES}/orderDetails?orderId=1042` },
    { follow: 'page-alias' },
    { open: EDITOR, see: ['orderDetails'] },
    { open: `${PAGES}/purchase?orderId=1042`, at: `${PAGES}/orderDetails?orderId=1042` },
  ],
};
