import type { Locator, Page } from 'playwright-core';
import { bindingOf, CANVAS } from '../screenshots/editor.ts';

/** What one does in Studio's editor beside pressing and typing; the words of a page say it. */
export type EditorStep =
  /** Drags a component from the library to the end of the page. */
  | { drag: string }
  /** Selects an element in the page hierarchy. */
  | { select: string }
  /** Presses the link icon of a property or field, and gives it an expression. */
  | { bind: string; to: string }
  /** Checks the box before these words, which has another name of its own. */
  | { check: string }
  /** Adds a parameter to the open query, and binds its value. */
  | { parameter: string; to: string }
  /** Gives a column of the selected grid a header. */
  | { column: string; header: string }
  /** Replaces the code in the code field that lies open. */
  | { code: string }
  /** Double-clicks a query or an action in its panel, and types another name. */
  | { rename: string; to: string };

/** Moves that the editor takes for a drag. */
const DRAG_STEPS = 12;

/** Does one step in the editor that the page shows. Throws when what it needs is not there. */
export async function edit(page: Page, step: EditorStep): Promise<void> {
  if ('drag' in step) await drag(page, step.drag);
  else if ('select' in step) await treeItem(page, step.select).click();
  else if ('bind' in step) await bind(page, fieldOf(page, step.bind), step.to);
  else if ('parameter' in step) await addParameter(page, step.parameter, step.to);
  else if ('check' in step) await page.getByText(step.check, { exact: true }).click();
  else if ('column' in step) await nameColumn(page, step.column, step.header);
  else if ('code' in step) await writeCode(page, page.locator('.monaco-editor').filter({ visible: true }).first(), step.code);
  else await rename(page, step.rename, step.to);
  await page.locator('header').getByTestId('CloudDoneIcon').waitFor();
}

async function drag(page: Page, component: string): Promise<void> {
  const canvas = await boxOf(page.locator(CANVAS));
  await page.getByText('Component library').hover();
  const item = page.locator('[draggable=true]').filter({ hasText: new RegExp(`^${component}$`) });
  await item.scrollIntoViewIfNeeded();
  const from = await boxOf(item);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height - 40];
  await page.mouse.move(x, y - 10, { steps: DRAG_STEPS });
  await page.mouse.move(x, y, { steps: DRAG_STEPS });
  await page.mouse.up();
}

async function bind(page: Page, field: Locator, expression: string): Promise<void> {
  await bindingOf(field).click();
  const dialog = page.getByRole('dialog');
  await writeCode(page, dialog.locator('.monaco-editor').first(), expression);
  await dialog.getByRole('button', { name: 'Update binding' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

function fieldOf(page: Page, name: string): Locator {
  return (['button', 'textbox'] as const)
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((any, other) => any.or(other))
    .last();
}

async function addParameter(page: Page, name: string, expression: string): Promise<void> {
  const parameters = page.getByRole('tabpanel', { name: 'Parameters' });
  await parameters.getByRole('textbox', { name: 'field' }).last().fill(name);
  await bind(page, parameters.locator(`input[value="${name}"]`), expression);
}

async function nameColumn(page: Page, column: string, header: string): Promise<void> {
  await page.getByRole('button', { name: 'columns', exact: true }).click();
  const columns = page.locator('.MuiPopover-paper');
  await columns.getByRole('button', { name: column, exact: true }).click();
  await columns.getByLabel('header').fill(header);
  await page.keyboard.press('Escape');
  await columns.waitFor({ state: 'hidden' });
}

/** The field completes what is typed key by key, so the code is put in at once. */
async function writeCode(page: Page, field: Locator, code: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

async function rename(page: Page, name: string, other: string): Promise<void> {
  await treeItem(page, name).dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(other);
  await page.keyboard.press('Enter');
  await treeItem(page, other).waitFor();
}

function treeItem(page: Page, name: string): Locator {
  return page.getByRole('treeitem', { name, exact: true });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`The editor does not show ${element}.`);
  return box;
}
