import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  steps: [
    MAKE_APP,
    START_EDITOR,
    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'On the tab Page, under Page State, click Add page parameters.', press: 'Add page parameters' },
    { says: 'Enter a name, such as orderId', type: 'orderId', into: 'Parameter' },
    {
      says: ['and a default value, such as 1041.', 'The dialog shows how the parameter is used in the URL.'],
      type: '1041',
      into: 'Default value',
      see: ['orderId=1041'],
    },
    { says: 'Click Save.', press: 'Save' },
    { follow: '' },
    START_EDITOR,
    { open: `${PAGES}/orderDetails?orderId=1042`, see: ['Order'] },
    { open: `${PAGES}/order?orderId=1042`, at: `${PAGES}/orderDetails?orderId=1042` },
    { follow: 'page-alias' },
    { open: EDITOR, see: ['orderDetails'] },
    { open: `${PAGES}/purchase?orderId=1042`, at: `${PAGES}/orderDetails?orderId=1042` },
  ],
};
