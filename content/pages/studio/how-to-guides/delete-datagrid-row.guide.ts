import type { Guide } from '../../../../scripts/guides/guide.ts';
import { MAKE_APP, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: {
    'https://api.example.com': {
      '/orders': [
        { id: 1042, customer: 'Priya Nair', city: 'Mumbai', total: 84.5 },
        { id: 1043, customer: 'Aiko Tanaka', city: 'Tokyo', total: 240 },
      ],
      '/orders/1042': undefined,
    },
  },
  steps: [
    MAKE_APP,
    { follow: 'the-result' },
    START_EDITOR,
    { open: `${PAGES}/orders`, see: ['Priya Nair', 'Tokyo'] },
    { press: 'Aiko Tanaka' },
    { press: 'Delete order', see: ['Total Rows: 1'], miss: ['The order was not deleted'] },
    { press: 'Priya Nair' },
    { press: 'Delete order', see: ['The order was not deleted'] },
    { press: 'Refresh', see: ['The order was not deleted', 'Priya Nair'] },
  ],
};
