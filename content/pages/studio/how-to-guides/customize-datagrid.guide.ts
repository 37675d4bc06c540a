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

    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'Click the + beside Queries and choose Custom.', press: 'Create new query' },
    { press: 'Custom' },
    { says: 'Select getOrders below functions.ts', press: 'Select function' },
    { press: 'getOrders' },
    { says: 'click Save.', edit: { save: 'query' } },
    { says: 'Drag a Data Grid onto the page', edit: { drag: 'Data Grid' } },
    { says: 'bind its rows to query.data.', edit: { bind: 'rows', to: 'query.data' }, framed: ['Priya Nair'] },
    {
      says: ['open columns and choose the column orderId.', 'Set its type to codeComponent, and choose OrderIdChip'],
      edit: { column: 'orderId', form: { type: 'codeComponent', 'Custom component': 'OrderIdChip' } },
      framed: ['b81d44f0'],
    },
    {
      says: ['Choose New column.', 'Enter state as its field.', 'Set its type to codeComponent and its Custom component to PaymentState.'],
      edit: { column: 'New column', form: { field: 'state', type: 'codeComponent', 'Custom component': 'PaymentState' } },
      framed: ['140 open'],
    },
    { open: PAGE, see: ['5f0c1a7e', 'Paid', '140 open'], miss: ['5f0c1a7e-93d2'] },

    { follow: 'in-the-page-file' },
    { open: EDITOR, see: ['getOrders'] },
    { open: PAGE, see: ['5f0c1a7e', 'Paid', '140 open'], miss: ['5f0c1a7e-93d2'] },
  ],
};
