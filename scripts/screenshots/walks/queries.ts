import { openQuery, QUERY_EDITOR, runQuery } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The panel of a query over a function: settings, parameters, preview, and the choice of a function. */
export const queries: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orders');
    await openQuery(page, 'orderSearch');
    await runQuery(page);
    await snap('custom-function', QUERY_EDITOR);
    await page.getByRole('button', { name: 'orders.ts > findOrders' }).click();
    await snap('function-selector', { x: 256, y: 420, width: 600, height: 480 });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await snap('query-settings', { ...QUERY_EDITOR, width: 740, height: 260 });
  },
};

/** The choice between the two sources of a query. */
export const newQuery: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orderDetails');
    await page.getByRole('button', { name: 'Create new query' }).click();
    await page.getByRole('button', { name: 'REST API' }).waitFor();
    await snap('new-query', { x: 0, y: 480, width: 860, height: 260 });
  },
};

/** A parameter that takes its value from the environment. */
export const environment: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/stock');
    await openQuery(page, 'stock');
    await page.locator('input[value="token"]').locator('xpath=following::input[@type="checkbox"][1]/..').click();
    await page.getByRole('tab', { name: 'Environment variable' }).click();
    await snap('environment-variable', page.getByRole('dialog'));
  },
};
