import type { Guide } from '../../../../scripts/guides/guide.ts';
import { EDITOR, MAKE_APP, PAGE, PAGES, START_EDITOR } from '../../../../scripts/guides/studio-app.ts';

const HANDLER = `await deleteOrder.call({ id: dataGrid.selection.id });
dataGrid.selection = null;
getOrders.refetch();`;

export const guide: Guide = {
  packages: { '@toolpad/studio': '@toolpad/studio' },
  services: {
    'https://api.example.com': {
      '/orders': [
        { id: 1042, customer: 'Priya Nair', city: 'Mumbai', total: 84.5 },
        { id: 1043, customer: 'Aiko Tanaka', city: 'Tokyo', total: 240 },
        { id: 1044, customer: 'Lena Vogt', city: 'Bremen', total: 19 },
      ],
      '/orders/1042': undefined,
    },
  },
  steps: [
    MAKE_APP,
    START_EDITOR,

    { open: EDITOR, see: ['Page hierarchy'] },
    { says: 'It assumes a query getOrders, a GET of https://api.example.com/orders', press: 'Create new query' },
    { press: 'REST API' },
    { type: 'https://api.example.com/orders', into: 'url' },
    { says: 'It assumes a query getOrders', edit: { save: 'query' } },
    { says: 'It assumes a query getOrders', edit: { rename: 'query', to: 'getOrders' } },
    { says: 'a Data Grid named dataGrid', edit: { drag: 'Data Grid' } },
    { says: 'whose rows are bound to getOrders.data.', edit: { bind: 'rows', to: 'getOrders.data' } },

    { says: 'Click the + beside Actions and choose REST API.', press: 'Create new action' },
    { press: 'REST API' },
    { says: 'Choose the method DELETE.', edit: { choose: 'DELETE', from: 'GET' } },
    { says: 'type id into the box field.', edit: { parameter: 'id' } },
    {
      says: 'Bind the URL to a template that reads the parameter.',
      edit: { bind: 'url', of: 'query', to: `\`https://api.example.com/orders/\${encodeURIComponent(parameters.id)}\`` },
    },
    { says: 'on the tab Response.', press: 'Response' },
    { says: 'choose raw', edit: { choose: 'raw', from: 'Json' } },
    { says: 'Click Save', edit: { save: 'action' } },
    {
      says: 'double-click the action in the Actions panel and type deleteOrder.',
      edit: { rename: 'action', to: 'deleteOrder' },
    },
    { says: 'Reload the editor.', open: EDITOR, framed: ['Aiko Tanaka'] },

    { says: 'Drag a Button onto the page', edit: { drag: 'Button' } },
    { says: 'set its content to Delete order.', edit: { set: 'content', to: 'Delete order' } },
    { says: 'Bind two of its properties.', edit: { bind: 'disabled', to: '!dataGrid.selection' } },
    { says: 'For onClick, enter the handler from the top of this page', edit: { bind: 'onClick', to: HANDLER } },
    { open: PAGE, see: ['Priya Nair', 'Tokyo'] },
    { press: 'Aiko Tanaka' },
    { press: 'Delete order', see: ['Total Rows: 2'], miss: ['Aiko Tanaka'] },

    { follow: 'the-result' },
    START_EDITOR,
    { open: `${PAGES}/orders`, see: ['Priya Nair', 'Bremen'] },
    { press: 'Lena Vogt' },
    { press: 'Delete order', see: ['Total Rows: 1'], miss: ['The order was not deleted'] },
    { press: 'Priya Nair' },
    { press: 'Delete order', see: ['The order was not deleted'] },
    { press: 'Refresh', see: ['The order was not deleted', 'Priya Nair'] },
  ],
};
