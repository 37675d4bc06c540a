import { INSPECTOR, properties, select } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** What the pro plan adds, in the running app: pinned columns, and rows in groups with sums. */
export const paidGrid: Walk = {
  project: 'paid-grid',
  dark: 'theme',
  async run({ page, open, snap }) {
    const grid = page.locator('.MuiDataGrid-root');
    const menuOf = async (column: string) => {
      const header = grid.getByRole('columnheader', { name: column });
      await header.hover();
      await header.getByRole('button', { name: 'menu' }).click();
    };
    await open('/pages/orders');
    await page.getByText('1041').waitFor();
    await grid.locator('.MuiDataGrid-virtualScroller').hover();
    await page.mouse.wheel(170, 0);
    await snap('pinned-column', grid);
    await open('/pages/orders');
    await menuOf('Total');
    await page.getByRole('combobox', { name: 'Aggregation' }).click();
    await page.getByRole('option', { name: 'sum' }).click();
    await page.keyboard.press('Escape');
    await menuOf('City');
    await page.getByRole('menuitem', { name: 'Group by City' }).click();
    await grid.getByRole('button', { name: 'see children' }).first().click();
    await snap('grouped-rows', grid);
  },
};

/** A grid with a data provider, and its columns. */
export const grids: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/customers');
    await select(page, 'customers');
    await snap('provider-grid', { x: 256, y: 48, width: 1184, height: 480 });
    await properties(page).getByRole('button', { name: 'columns' }).click();
    await snap('columns', { ...INSPECTOR, height: 560 });
    await page.getByRole('button', { name: 'City' }).click();
    await snap('column-settings', { ...INSPECTOR, y: 0, height: 660 });
  },
};
