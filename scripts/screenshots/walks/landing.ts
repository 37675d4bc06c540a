import { select } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The page whose file stands beside it on the landing, in a window as large as it is shown there. */
export const landing: Walk = {
  project: 'open-orders',
  dark: 'window',
  async run({ page, open, snap }) {
    await page.setViewportSize({ width: 960, height: 680 });
    await open('/editor/app/pages/orders');
    await select(page, 'ordersGrid');
    await snap('landing');
  },
};
