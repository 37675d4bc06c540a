import { INSPECTOR, properties, select } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** A grid with a data provider, its columns, and the dialog for a new provider. */
export const grids: Walk = {
  project: 'shop-tools',
  dark: true,
  async run({ page, open, snap }) {
    await open('/editor/app/pages/customers');
    await select(page, 'customers');
    await snap('provider-grid', { x: 256, y: 48, width: 1184, height: 480 });
    await properties(page).getByRole('button', { name: 'columns' }).click();
    await snap('columns', { ...INSPECTOR, height: 560 });
    await page.getByRole('button', { name: 'City' }).click();
    await snap('column-settings', { ...INSPECTOR, height: 640 });
  },
};
