import type { Locator, Page, Response } from 'playwright-core';
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
  /** Clicks these words, whose control has another name of its own. */
  | { click: string }
  /** Chooses from a select, by its label or by what it shows; one of a draft is not `written` at once. */
  | { choose: string; from: string; written?: true }
  /** Adds a parameter to the open query, and binds its value if there is one. */
  | { parameter: string; to?: string }
  /** Fills in the form of a column of the selected grid, or of one that this makes, by the labels of its fields. */
  | { column: string; form: Record<string, string> }
  /** Replaces the code in the code field that lies open. */
  | { code: string }
  /** Presses a button that adds a row to a table, and types its cells. */
  | { press: string; row: readonly string[] }
  /** Gives the selected component options to choose from. */
  | { options: readonly string[] }
  /** Makes a custom component of that name. */
  | { createComponent: string }
  /** Saves the open query or action. */
  | { save: 'query' | 'action' }
  /** Double-clicks a query or an action in its panel, and types another name. */
  | { rename: string; to: string };

/** Moves that the editor takes for a drag. */
const DRAG_STEPS = 12;

/** The request by which the editor writes the page's file. */
const SAVING = 'applyDomDiff';

/** What the grid's menu says for a column that no field of the rows stands for. */
const NEW_COLUMN = 'New column';

/** Does one step in the editor that the page shows, until what it changes is written. Throws when what it needs is not there. */
export async function edit(page: Page, step: EditorStep): Promise<void> {
  if (isWritten(step)) await written(page, () => perform(page, step));
  else await perform(page, step);
}

/** Changes the page's file, and waits until that is written. */
async function written(page: Page, change: () => Promise<void>): Promise<void> {
  const isSaving = (response: Response) => response.request().postData()?.includes(SAVING) ?? false;
  const [saved] = await Promise.all([page.waitForResponse(isSaving), change()]);
  await saved.finished();
  // What changes before the editor has heard the answer would be taken for written, too.
  await page.locator('header').getByTestId('CloudDoneIcon').waitFor();
}

/** Whether a step changes the page's file at once; a query is a draft until it is saved. */
function isWritten(step: EditorStep): boolean {
  return ['drag', 'set', 'rename', 'save', 'options', 'row', 'written'].some((kind) => kind in step) || ('bind' in step && !step.of);
}

async function perform(page: Page, step: EditorStep): Promise<void> {
  if ('drag' in step) await drag(page, step.drag);
  else if ('select' in step) await treeItem(page, step.select).click();
  else if ('bind' in step) await bind(page, await fieldOf(page, step.bind), step.to);
  else if ('save' in step) await page.getByRole('button', { name: 'Save' }).click();
  else if ('set' in step) await setField(page.getByRole('textbox', { name: step.set, exact: true }), step.to);
  else if ('parameter' in step) await addParameter(page, step.parameter, step.to);
  else if ('row' in step) await addRow(page, step.press, step.row);
  else if ('options' in step) await addOptions(page, step.options);
  else if ('createComponent' in step) await createComponent(page, step.createComponent);
  else if ('click' in step) await page.getByText(step.click, { exact: true }).click();
  else if ('choose' in step) await choose(page, page.getByRole('combobox', { name: step.from }), step.choose);
  else if ('column' in step) await fillColumn(page, step.column, step.form);
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

/** A property's control; an event has none, and is its name. */
async function fieldOf(page: Page, name: string): Promise<Locator> {
  const controls = (['button', 'textbox', 'checkbox'] as const)
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((any, other) => any.or(other));
  return ((await controls.count()) > 0 ? controls : page.getByText(name, { exact: true })).last();
}

async function addParameter(page: Page, name: string, expression?: string): Promise<void> {
  const parameters = page.getByRole('tabpanel', { name: 'Parameters' });
  await parameters.getByRole('textbox', { name: 'field' }).last().fill(name);
  if (expression !== undefined) await bind(page, parameters.locator(`input[value="${name}"]`), expression);
}

async function fillColumn(page: Page, column: string, form: Record<string, string>): Promise<void> {
  // By its text: while a tooltip describes the button, it has the tooltip's name.
  await page.getByText('columns', { exact: true }).click();
  const columns = page.locator('.MuiPopover-paper').first();
  if (column === NEW_COLUMN) await written(page, () => addColumn(page, columns));
  else await columns.getByRole('button', { name: column, exact: true }).click();
  for (const [label, value] of Object.entries(form)) await written(page, () => fillIn(page, columns, label, value));
  await page.keyboard.press('Escape');
  await columns.waitFor({ state: 'hidden' });
}

async function addColumn(page: Page, columns: Locator): Promise<void> {
  await columns.getByRole('button', { name: 'Add column' }).click();
  await page.getByRole('menuitem', { name: NEW_COLUMN }).click();
}

async function fillIn(page: Page, form: Locator, label: string, value: string): Promise<void> {
  const choice = form.getByRole('combobox', { name: label });
  if ((await choice.count()) === 0) return setField(form.getByRole('textbox', { name: label, exact: true }), value);
  return choose(page, choice, value);
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The editor takes the text over when the field is left. */
async function setField(field: Locator, text: string): Promise<void> {
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
  // By its text: while it is pointed at, it has the name of its menu, too.
  await page.getByRole('treeitem').getByText(other, { exact: true }).waitFor();
}

async function addRow(page: Page, name: string, cells: readonly string[]): Promise<void> {
  await page.getByRole('button', { name }).click();
  for (const [index, cell] of cells.entries()) {
    await page.keyboard.type(cell);
    await page.keyboard.press(index + 1 < cells.length ? 'Tab' : 'Enter');
  }
}

async function addOptions(page: Page, options: readonly string[]): Promise<void> {
  // By its text: a tooltip gives the button its own name.
  await page.getByText('options', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit options' });
  for (const option of options) {
    await dialog.getByLabel('Add option').fill(option);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Makes a component in the dialog that the library opens; the editor loads itself again. */
async function createComponent(page: Page, name: string): Promise<void> {
  await page.getByText('Component library').hover();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new Code Component' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

function treeItem(page: Page, name: string): Locator {
  return page.getByRole('treeitem', { name, exact: true });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`The editor does not show ${element}.`);
  return box;
}
