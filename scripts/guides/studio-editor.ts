import type { Locator, Page } from 'playwright-core';
import { bindingOf, CANVAS, DROP_AREA, libraryItem } from '../screenshots/editor.ts';

/** What one does in Studio's editor beside pressing and typing; the words of a page say it. */
export type EditorStep =
  /** Drags a component from the library to the end of the page. */
  | { drag: string }
  /** Selects an element in the page hierarchy. */
  | { select: string }
  /** Presses the link icon of a property, or of a field of the open query, and gives it an expression. */
  | { bind: string; to: string; of?: 'query' }
  /** Types into a property of the selected component. */
  | { set: string; to: string }
  /** Checks the box before these words, which has another name of its own. */
  | { check: string }
  /** Adds a parameter to the open query, and binds its value. */
  | { parameter: string; to: string }
  /** Gives a column of the selected grid a header. */
  | { column: string; header: string }
  /** Replaces the code in the code field that lies open. */
  | { code: string }
  /** Saves the open query or action. */
  | { save: 'query' | 'action' }
  /** Double-clicks a query or an action in its panel, and types another name. */
  | { rename: string; to: string };

/** Moves that the editor takes for a drag. */
const DRAG_STEPS = 12;

/** The request by which the editor writes the page's file. */
const SAVING = 'applyDomDiff';

/** Does one step in the editor that the page shows, until what it changes is written. Throws when what it needs is not there. */
export async function edit(page: Page, step: EditorStep): Promise<void> {
  const written = isWritten(step) && page.waitForResponse((response) => response.request().postData()?.includes(SAVING) ?? false);
  await perform(page, step);
  if (!written) return;
  await (await written).finished();
  // What changes before the editor has heard the answer would be taken for written, too.
  await page.locator('header').getByTestId('CloudDoneIcon').waitFor();
}

/** Whether a step changes the page's file; a query is a draft until it is saved. */
function isWritten(step: EditorStep): boolean {
  return ['drag', 'set', 'column', 'rename', 'save'].some((kind) => kind in step) || ('bind' in step && !step.of);
}

async function perform(page: Page, step: EditorStep): Promise<void> {
  if ('drag' in step) await drag(page, step.drag);
  else if ('select' in step) await treeItem(page, step.select).click();
  else if ('bind' in step) await bind(page, fieldOf(page, step.bind), step.to);
  else if ('save' in step) await page.getByRole('button', { name: 'Save' }).click();
  else if ('set' in step) await setProperty(page, step.set, step.to);
  else if ('parameter' in step) await addParameter(page, step.parameter, step.to);
  else if ('check' in step) await page.getByText(step.check, { exact: true }).click();
  else if ('column' in step) await nameColumn(page, step.column, step.header);
  else if ('code' in step) await writeCode(page, page.locator('.monaco-editor').filter({ visible: true }).first(), step.code);
  else await rename(page, step.rename, step.to);
}

async function drag(page: Page, component: string): Promise<void> {
  const canvas = await boxOf(page.locator(CANVAS));
  // The first move after a drag still belongs to it.
  await page.locator(CANVAS).hover();
  await page.getByText('Component library').hover();
  await libraryItem(page, component).hover();
  await page.mouse.down();
  const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height - 40];
  await page.mouse.move(x, y - 10, { steps: DRAG_STEPS });
  await page.mouse.move(x, y, { steps: DRAG_STEPS });
  await page.frameLocator(CANVAS).locator(DROP_AREA).waitFor();
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
  // By its text: while a tooltip describes the button, it has the tooltip's name.
  await page.getByText('columns', { exact: true }).click();
  const columns = page.locator('.MuiPopover-paper');
  await columns.getByRole('button', { name: column, exact: true }).click();
  await columns.getByLabel('header').fill(header);
  await page.keyboard.press('Escape');
  await columns.waitFor({ state: 'hidden' });
}

/** The editor takes the text over when the field is left. */
async function setProperty(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(text);
  await field.press('Tab');
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
