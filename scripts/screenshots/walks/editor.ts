import { INSPECTOR, LEFT_AND_CANVAS, openLibrary, select, unfold } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The whole editor, a selected component and the component library. */
export const editor: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orders');
    await unfold(page, 'filters');
    await select(page, 'orders');
    await snap('editor');
    await snap('selection', LEFT_AND_CANVAS);
    // High enough for the whole library, down to the components that were to come.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await openLibrary(page);
    await snap('component-library', { ...LEFT_AND_CANVAS, height: 1132 });
  },
};

/** The tabs of the inspector, and the dialog for page parameters. */
export const inspector: Walk = {
  project: 'shop-tools',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/orderDetails');
    await page.getByRole('tab', { name: 'Theme' }).click();
    await page.getByRole('button', { name: /^Primary/ }).click();
    await snap('theme-tab', { ...INSPECTOR, height: 720 });
    await open('/editor/app/pages/orderDetails');
    await snap('page-tab', { ...INSPECTOR, height: 640 });
    await page.getByRole('button', { name: /page parameters/ }).click();
    await snap('page-parameters', page.getByRole('dialog'));
    await open('/editor/app/pages/orderDetails');
    await select(page, 'orderStatus');
    await snap('custom-component-inspector', { x: 256, y: 48, width: 1184, height: 430 });
  },
};
