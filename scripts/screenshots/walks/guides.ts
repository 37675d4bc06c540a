import { INSPECTOR, openLibrary, properties, select } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The sx of an image. */
export const sx: Walk = {
  project: 'guides',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/photo');
    await select(page, 'photo');
    await properties(page).getByRole('button', { name: 'sx' }).click();
    await snap('sx-editor', page.getByRole('dialog'));
  },
};

/** A column whose cells are a component of one's own. */
export const cells: Walk = {
  project: 'guides',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/invoices');
    await select(page, 'orders');
    await properties(page).getByRole('button', { name: 'columns' }).click();
    await page.getByRole('button', { name: 'State' }).click();
    await page.getByRole('combobox', { name: /^type/i }).click();
    await snap('column-types', { ...INSPECTOR, y: 0, height: 710 });
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Custom component' }).click();
    await snap('column-component', { x: 256, y: 0, width: 1184, height: 710 });
  },
};

/** The library with the components of the guides. */
export const mapLibrary: Walk = {
  project: 'guides',
  dark: 'window',
  async run({ page, open, snap }) {
    await open('/editor/app/pages/library');
    await openLibrary(page);
    await page.getByRole('button', { name: 'Create', exact: true }).scrollIntoViewIfNeeded();
    await snap('map-library', { x: 244, y: 478, width: 320, height: 400 });
  },
};

/** An order before it is deleted, and the rows without it. */
export const deleteRow: Walk = {
  project: 'guides',
  dark: 'theme',
  async run({ page, open, snap }) {
    await open('/pages/orders');
    await page.getByText('Aiko Tanaka').click();
    await snap('delete-selected', { x: 0, y: 48, width: 1440, height: 560 });
    await page.getByRole('button', { name: 'Delete order' }).click();
    await page.getByText('Aiko Tanaka').waitFor({ state: 'hidden' });
    await snap('delete-result', { x: 0, y: 48, width: 1440, height: 560 });
  },
};

/** The map of the guide after a press on a branch, in a window without the app's shell. */
export const map: Walk = {
  project: 'guides',
  dark: 'theme',
  async run({ page, open, snap }) {
    await page.setViewportSize({ width: 1100, height: 480 });
    await open('/pages/page?toolpad-display=standalone');
    await page.getByText('Lisbon').click();
    await page.locator('.leaflet-tile-loaded[src*="/13/"]').first().waitFor();
    await snap('map-result', { x: 0, y: 48, width: 1100, height: 400 });
  },
};

/** The cube of the guide, in another color than its first, at a moment of its turn. */
export const cube: Walk = {
  project: 'cube',
  dark: 'theme',
  async run({ page, open, snap }) {
    await page.setViewportSize({ width: 560, height: 456 });
    await page.clock.install();
    await open('/pages/page');
    await page.getByRole('combobox', { name: 'Color' }).click();
    await page.getByRole('option', { name: 'teal' }).click();
    await page.locator('canvas').waitFor();
    // It turns with the clock, and a picture is of what rests.
    await page.clock.pauseAt(Date.now() + 60_000);
    await snap('cube', { x: 0, y: 76, width: 560, height: 376 });
  },
};
