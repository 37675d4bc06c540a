import type { Locator, Page } from 'playwright-core';
import type { Clip } from './walk.ts';

type Point = { x: number; y: number };

/** The frame that holds the page; the other one evaluates expressions. */
export const CANVAS = 'iframe:not(#toolpad-browser-runtime-iframe)';

/** Where what is dragged would come to be, which lights up; in the canvas. */
export const DROP_AREA = '[class*=DropArea_Highlighted]';

/** The editor without its header and its right panel. */
export const LEFT_AND_CANVAS: Clip = { x: 0, y: 48, width: 1144, height: 560 };

/** The right panel, with what it opens over the edge of the canvas. */
export const INSPECTOR: Clip = { x: 1110, y: 48, width: 330, height: 470 };

/** Where the panel of queries begins when it is opened, and where `openQuery` puts it, from the top of the window. */
const QUERY_EDITOR_Y = 598;
const QUERY_EDITOR_LARGE_Y = 420;
/** The line between a query's settings and its result, from the left of the window. */
const QUERY_CONFIG_EDGE_X = 846;
export const QUERY_EDITOR: Clip = { x: 256, y: QUERY_EDITOR_LARGE_Y, width: 1184, height: 900 - QUERY_EDITOR_LARGE_Y };

/** Selects a component of the page. */
export async function select(page: Page, name: string): Promise<void> {
  await hierarchyItem(page, name).click();
  await page.getByRole('tab', { name: 'Component', selected: true }).waitFor();
}

/** Opens what is folded in the hierarchy. */
export async function unfold(page: Page, name: string): Promise<void> {
  await hierarchyItem(page, name).locator('.MuiTreeItem-iconContainer').first().click();
}

/** An element in the page hierarchy. */
export function hierarchyItem(page: Page, name: string): Locator {
  return page.getByRole('tree', { name: 'Page hierarchy explorer' }).getByRole('treeitem', { name, exact: true });
}

/** The checkbox after a property that says whether it is bound; a press opens the dialog. */
export function bindingOf(property: Locator): Locator {
  return property.locator('xpath=following::input[@type="checkbox"][1]/..').first();
}

/** The panel of the selected component. */
export function properties(page: Page): Locator {
  return page.getByRole('tabpanel', { name: 'Component' });
}

/** Opens a query or an action in the panel below the canvas, at a height that shows all of it. */
export async function openQuery(page: Page, name: string): Promise<void> {
  await page
    .getByRole('tree', { name: /^(query|action) explorer$/ })
    .getByRole('treeitem', { name, exact: true })
    .click();
  await page.getByRole('tabpanel', { name }).waitFor();
  await dragEdge(page, { x: 700, y: QUERY_EDITOR_Y }, { x: 700, y: QUERY_EDITOR_LARGE_Y });
}

/** Makes the settings of the open query wider, for a line of code, and its parameters and result narrower. */
export async function widenQueryConfig(page: Page): Promise<void> {
  await dragEdge(page, { x: QUERY_CONFIG_EDGE_X, y: 650 }, { x: QUERY_CONFIG_EDGE_X + 240, y: 650 });
}

async function dragEdge(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** A component in the open library. */
export function libraryItem(page: Page, name: string): Locator {
  return page.locator('[draggable=true]').filter({ hasText: new RegExp(`^${name}$`) });
}

/** Opens the component library. */
export async function openLibrary(page: Page): Promise<void> {
  await page.mouse.move(268, 300);
  await page.getByPlaceholder('Search components...').waitFor();
}

/** Runs the open query and waits for its result. */
export async function runQuery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('tabpanel', { name: 'Preview' }).getByRole('tree').waitFor();
}
