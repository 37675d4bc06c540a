import { LEFT_AND_CANVAS, openLibrary, properties, select } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The library's part for components of one's own, and the dialog that makes one. */
export const customComponents: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orderDetails');
    await openLibrary(page);
    await page.getByRole('button', { name: 'Create', exact: true }).scrollIntoViewIfNeeded();
    await snap('custom-library', { x: 240, y: 440, width: 420, height: 460 });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('CustomerCard');
    await snap('create-component', page.getByRole('dialog'));
  },
};

/** What an Open button shows on a machine without a known editor. */
export const missingEditor: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orders');
    await page.getByRole('treeitem', { name: 'orderSearch', exact: true }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await snap('editor-not-found', page.getByRole('dialog'));
  },
};

/** The template of a List. */
export const list: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/crew');
    await select(page, 'crewList');
    await properties(page).waitFor();
    await snap('list-template', { ...LEFT_AND_CANVAS, width: 1440, height: 500 });
  },
};
