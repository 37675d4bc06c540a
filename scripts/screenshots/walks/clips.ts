import type { Page } from 'playwright-core';
import { bindingOf, CANVAS, DROP_AREA, hierarchyItem, libraryItem, properties } from '../editor.ts';
import type { Walk } from '../walk.ts';

/** The upper edge of the open query editor, which can be pulled up. */
const QUERY_EDITOR_EDGE = { x: 640, y: 485 };

const ORDERS = '/editor/app/pages/orders';

/** The dialog for a binding, and what is pressed in it. */
function binding(page: Page) {
  const dialog = page.getByRole('dialog');
  return { code: dialog.locator('.monaco-editor').first(), update: dialog.getByRole('button', { name: 'Update binding' }) };
}

/** A component is dragged onto the canvas. */
export const dragClip: Walk = {
  project: 'clips',
  dark: 'window',
  writes: true,
  run: ({ page, film }) =>
    film('drag', ORDERS, async (camera) => {
      await camera.look();
      await camera.moveTo(page.getByText('Component library'));
      await page.getByPlaceholder('Search components...').waitFor();
      await camera.look();
      await camera.drag(libraryItem(page, 'Text Field'), { x: 560, y: 500 }, () => page.frameLocator(CANVAS).locator(DROP_AREA).waitFor());
      await hierarchyItem(page, 'textField').waitFor();
      await camera.look(2500);
    }),
};

/** A text is bound to the number of rows of a query. */
export const bindClip: Walk = {
  project: 'clips',
  dark: 'window',
  writes: true,
  run: ({ page, film }) =>
    film('bind', ORDERS, async (camera) => {
      const { code, update } = binding(page);
      await camera.look();
      await camera.press(hierarchyItem(page, 'heading'));
      await camera.press(bindingOf(properties(page).getByRole('textbox', { name: 'Value' })));
      await camera.press(code);
      await camera.type(`\`\${orderList.rows.length} orders\``);
      await page.getByRole('dialog').getByText('6 orders').waitFor();
      await camera.look();
      camera.keepAsPoster();
      await camera.press(update);
      await page.frameLocator(CANVAS).getByText('6 orders').waitFor();
      await camera.look(2500);
    }),
};

/** A file with a function is made and run. */
export const functionClip: Walk = {
  project: 'clips',
  dark: 'window',
  writes: true,
  run: ({ page, film }) =>
    film('function', ORDERS, async (camera) => {
      await camera.look();
      await camera.press(page.getByRole('button', { name: 'Create new query' }));
      await camera.press(page.getByRole('button', { name: 'Custom' }));
      await camera.drag(QUERY_EDITOR_EDGE, { ...QUERY_EDITOR_EDGE, y: 290 });
      await camera.press(page.getByRole('button', { name: 'Select function' }));
      await camera.press(page.getByRole('button', { name: 'New file' }));
      await page.getByRole('option', { name: 'default', selected: true }).waitFor();
      await camera.look();
      camera.keepAsPoster();
      await page.keyboard.press('Escape');
      await camera.press(page.getByRole('textbox', { name: 'message' }));
      await camera.type('Priya');
      await camera.press(page.getByRole('button', { name: 'Run' }));
      await page.getByRole('tabpanel', { name: 'Preview' }).getByRole('tree').waitFor();
      await camera.look(2500);
    }),
};

/** A press of a button runs code, which the preview proves. */
export const eventClip: Walk = {
  project: 'clips',
  dark: 'window',
  writes: true,
  run: ({ page, film }) =>
    film('event', ORDERS, async (camera) => {
      const { code, update } = binding(page);
      await camera.look();
      await camera.press(hierarchyItem(page, 'cancelButton'));
      await camera.press(bindingOf(properties(page).getByText('onClick')));
      await camera.press(code);
      await camera.type('await cancelOrder.call();\norderList.refetch();');
      camera.keepAsPoster();
      await camera.press(update);
      const app = await camera.pressForTab(page.getByRole('link', { name: 'Preview' }));
      await app.getByText('Tomás Ferreira').waitFor();
      await camera.look();
      await camera.press(app.getByText('Tomás Ferreira'));
      await camera.press(app.getByRole('button', { name: 'Cancel order' }));
      await app.getByText('Tomás Ferreira').waitFor({ state: 'hidden' });
      await camera.look(2500);
    }),
};

/** The primary color and the mode of an app change. */
export const themeClip: Walk = {
  project: 'clips',
  dark: 'window',
  writes: true,
  run: ({ page, film }) =>
    film('theme', ORDERS, async (camera) => {
      await camera.look();
      await camera.press(page.getByRole('tab', { name: 'Theme' }));
      await camera.press(page.getByRole('button', { name: /^Primary/ }));
      // The hue purple, which has no name.
      await camera.press({ x: 966 + 2 * 48, y: 432 });
      camera.keepAsPoster();
      await page.keyboard.press('Escape');
      await camera.look();
      await camera.press(page.getByRole('button', { name: 'Dark' }));
      await camera.look(2500);
    }),
};

/** A grid without rows gets them from a data provider. */
export const providerClip: Walk = {
  project: 'clips',
  dark: 'window',
  writes: true,
  run: ({ page, film }) =>
    film('provider', '/editor/app/pages/customers', async (camera) => {
      await camera.look();
      await camera.press(hierarchyItem(page, 'customersGrid'));
      await camera.press(page.getByRole('button', { name: 'Data provider' }));
      await camera.press(page.getByRole('combobox', { name: 'Data Provider' }));
      await camera.press(page.getByRole('option', { name: 'customers', exact: true }));
      await page.frameLocator(CANVAS).getByText('Priya Nair').waitFor();
      await camera.look(2500);
      camera.keepAsPoster();
    }),
};

/** A request is run, and its result and its transform are looked at. */
export const inspectClip: Walk = {
  project: 'shop-tools',
  dark: 'window',
  run: ({ page, film }) =>
    film('inspect', '/editor/app/pages/stock', async (camera) => {
      await camera.look();
      await camera.press(page.getByRole('treeitem', { name: 'stock', exact: true }).last());
      await camera.drag(QUERY_EDITOR_EDGE, { ...QUERY_EDITOR_EDGE, y: 290 });
      await camera.press(page.getByRole('button', { name: 'Run' }));
      await page.getByRole('tabpanel', { name: 'Preview' }).getByRole('tree').waitFor();
      await camera.look();
      await camera.press(page.getByRole('tab', { name: 'Transform' }));
      await camera.look(2500);
      camera.keepAsPoster();
    }),
};

/** The preview of a page opens in a tab of its own. */
export const previewClip: Walk = {
  project: 'dog-app',
  dark: 'window',
  run: ({ page, film }) =>
    film('preview', '/editor/app/pages/page', async (camera) => {
      await camera.look();
      const app = await camera.pressForTab(page.getByRole('link', { name: 'Preview' }));
      await app.getByText('bulldog').waitFor();
      await camera.look();
      await camera.press(app.getByText('bulldog'));
      await camera.look(2500);
      camera.keepAsPoster();
    }),
};
