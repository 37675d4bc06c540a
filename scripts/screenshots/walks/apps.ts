import { CANVAS } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** A page with the app's shell and the same without. */
export const shell: Walk = {
  project: 'shop-tools',
  async run({ open, snap }) {
    await open('/pages/orders');
    await snap('shell', { x: 0, y: 0, width: 1440, height: 600 });
    await open('/pages/orders?toolpad-display=standalone');
    await snap('no-shell', { x: 0, y: 0, width: 1440, height: 600 });
  },
};

/** The three example apps, as their pages list them. */
export const npmStats: Walk = {
  project: 'npm-stats',
  async run({ page, open, snap }) {
    await open('/pages/page');
    await page.getByText('0.13.0').waitFor();
    await snap('npm-stats');
  },
};
export const crud: Walk = {
  project: 'basic-crud-app',
  async run({ page, open, snap }) {
    await open('/pages/AdminApp');
    await page.getByText('Aiko Tanaka').click();
    await snap('crud-forms');
    await open('/pages/AdminApp1');
    await page.getByText('Aiko Tanaka').waitFor();
    await snap('crud-provider', { x: 0, y: 0, width: 1440, height: 560 });
  },
};
export const qrCode: Walk = {
  project: 'qr-generator',
  async run({ page, open, snap }) {
    await open('/pages/qrcode');
    await page.locator('img[src^="data:image/png"]').waitFor();
    await snap('qr-code', { x: 0, y: 0, width: 1440, height: 480 });
  },
};

/** Guides: a grid with a delete button, and one with components in its cells. */
export const guides: Walk = {
  project: 'guides',
  async run({ page, open, snap }) {
    await open('/pages/orders');
    await page.getByText('Aiko Tanaka').click();
    await snap('delete-row', { x: 0, y: 0, width: 1440, height: 620 });
    await open('/pages/invoices');
    await page.getByText('Paid').first().waitFor();
    await snap('cell-components', { x: 0, y: 0, width: 1440, height: 480 });
  },
};

/** Rows of a spreadsheet, from functions that stand in for the service. */
export const sheets: Walk = {
  project: 'sheets',
  async run({ page, open, snap }) {
    await open('/pages/sheets');
    await page.getByRole('combobox', { name: 'Spreadsheet' }).click();
    await page.getByRole('option', { name: 'Branch offices' }).click();
    await page.getByText('Lisbon').waitFor();
    await snap('sheet', { x: 0, y: 0, width: 1440, height: 600 });
  },
};

/** The map in the canvas; its tiles are not fetched. */
export const map: Walk = {
  project: 'maps',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/branches');
    await page.frameLocator(CANVAS).locator('.leaflet-container').waitFor();
    await snap('map');
  },
};
