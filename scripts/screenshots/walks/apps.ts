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
    const picture = page.locator('img[src^="data:image/png"]').filter({ visible: true });
    // The Image stays behind its placeholder when the picture comes before React's effect, as it does on a busy machine.
    for (const part of ['/pages/qrcode', '/pages/qrcode?again', '/pages/qrcode?once-more']) {
      await open(part).catch(() => undefined);
      if ((await picture.count()) > 0) break;
    }
    await snap('qr-code', { x: 0, y: 0, width: 1440, height: 620 });
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

/** Stands in for the pictures of a map service. */
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e8f0e4" stroke="#b9c9b0"/>
<path d="M0 90q60-40 128 0t128 0" fill="none" stroke="#9cc3e0" stroke-width="14"/><path d="M40 0v256M0 190h256M190 0v256" stroke="#fff" stroke-width="6"/></svg>`;

/** The map component on the canvas. */
export const map: Walk = {
  project: 'maps',
  async run({ page, open, snap }) {
    await page.route('https://*.tile.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }));
    await open('/editor/app/pages/branches');
    await page.frameLocator(CANVAS).locator('.leaflet-tile-loaded').first().waitFor();
    await snap('map', { x: 256, y: 48, width: 888, height: 640 });
  },
};
