import { documentedVersion } from '../../../client/shared/product.ts';
import { products } from '../../../content/products.ts';
import type { Walk } from '../walk.ts';

/** A page with the app's shell and the same without. */
export const shell: Walk = {
  project: 'shop-tools',
  dark: 'theme',
  async run({ open, snap }) {
    await open('/pages/orders');
    await snap('shell', { x: 0, y: 0, width: 1440, height: 600 });
    await open('/pages/orders?toolpad-display=standalone');
    await snap('no-shell', { x: 0, y: 0, width: 1440, height: 600 });
  },
};

/** The npm stats example, as its page lists it. */
export const npmStats: Walk = {
  project: 'npm-stats',
  dark: 'theme',
  async run({ page, open, snap }) {
    // The dates of the page begin with today's.
    await page.clock.setFixedTime('2025-03-11T12:00:00Z');
    await open('/pages/page');
    await page.getByText(documentedVersion(products.studio)).waitFor();
    await snap('npm-stats');
  },
};

/** The two pages of the CRUD example: by forms, and by a data provider. */
export const crud: Walk = {
  project: 'basic-crud-app',
  dark: 'theme',
  async run({ page, open, snap }) {
    await open('/pages/AdminApp1');
    await page.getByText('Aiko Tanaka').waitFor();
    await snap('crud-provider', { x: 0, y: 0, width: 1440, height: 560 });
    // High enough for both forms.
    await page.setViewportSize({ width: 1120, height: 1120 });
    await open('/pages/AdminApp');
    await page.getByText('Aiko Tanaka').click();
    await snap('crud-forms');
  },
};

/** The QR code of an address, in the size and colour that the page adds last. */
export const qrGenerator: Walk = {
  project: 'qr-generator',
  dark: 'theme',
  async run({ page, open, snap }) {
    await open('/pages/qrcode');
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    await page.getByLabel('Encoded text').fill('https://mui.com/toolpad/studio/');
    await page.getByLabel('Color').click();
    const coloured = page.waitForResponse((response) => response.request().postData()?.includes('green') ?? false);
    await page.getByRole('option', { name: 'green' }).click();
    await coloured;
    await snap('qr-generator', { x: 0, y: 0, width: 1440, height: 640 });
  },
};
