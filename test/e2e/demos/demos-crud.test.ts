import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 600 };

const demo = (name: string) => open(`/toolpad/_demo/${name}`, { viewport });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What the cells of a column say, from the first row on. */
const names = (page: Page, column: string) => page.locator(`[role=gridcell][data-field=${column}]`).allInnerTexts();

describe('CrudBasic', () => {
  test('creates a note, keeping what was typed when a field is missing', async () => {
    const { page, messages } = await demo('CrudBasic');
    await button(page, 'Create new').click();
    expect(await field(page, 'Title').inputValue()).toBe('New note');
    await field(page, 'Title').fill('Repair');
    await button(page, 'Create').click();
    await page.getByText('Write a text').waitFor();
    expect(await field(page, 'Title').inputValue()).toBe('Repair');
    await field(page, 'Text').fill('The compass of Elif Demir');
    await page.getByText('Write a text').waitFor({ state: 'detached' });
    await button(page, 'Create').click();
    await page.getByText('Item created successfully.').waitFor();
    await row(page, 'The compass of Elif Demir').waitFor();
    expect(messages).toEqual([]);
  });

  test('opens, edits and deletes a note', async () => {
    const { page, messages } = await demo('CrudBasic');
    await row(page, 'Call back').getByText('Call back').click();
    await page.getByRole('heading', { name: 'Note 2' }).waitFor();
    await button(page, 'Edit').click();
    await field(page, 'Title').fill('Called back');
    await button(page, 'Edit').click();
    await page.getByText('Item edited successfully.').waitFor();
    await row(page, 'Called back').getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Called back').getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => names(page, 'title')).toEqual(['Inventory', 'Display']);
    expect(messages).toEqual([]);
  });
});

describe('lists', () => {
  test('CrudListDataGrid filters, searches, sorts and turns pages', async () => {
    const { page, messages } = await demo('CrudListDataGrid');
    await expect.poll(() => names(page, 'firstName')).toEqual(['Priya', 'Jonas', 'Amara', 'Mateo', 'Yuki']);
    await page.getByRole('columnheader', { name: 'Age' }).click();
    await expect.poll(() => names(page, 'age')).toEqual(['26', '29', '34', '38', '41']);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => names(page, 'firstName')).toEqual(['Liam', 'Mateo']);
    await button(page, 'Show filters').click();
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await page.getByRole('option', { name: 'Age' }).click();
    await page.getByRole('combobox', { name: 'Operator' }).click();
    await page.getByRole('option', { name: '>=' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('41');
    await expect.poll(() => names(page, 'firstName')).toEqual(['Jonas', 'Liam', 'Mateo']);
    await page.keyboard.press('Escape');
    await button(page, 'Search').click();
    await page.getByRole('searchbox').fill('byrne');
    await expect.poll(() => names(page, 'firstName')).toEqual(['Liam']);
    expect(messages).toEqual([]);
  });

  test('CrudListDataGrid selects rows, changes the page size and hides a column', async () => {
    const { page, messages } = await demo('CrudListDataGrid');
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await page.getByText('5 rows selected').waitFor();
    await page.getByRole('combobox', { name: 'Rows per page:' }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await expect.poll(async () => (await names(page, 'firstName')).length).toBe(7);
    await page.getByRole('columnheader', { name: 'Last name' }).hover();
    await page.getByRole('button', { name: 'Last name column menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await page.getByRole('columnheader', { name: 'Last name' }).waitFor({ state: 'detached' });
    expect(messages).toEqual([]);
  });

  test('CrudList reads its page from the router, and writes it to the address in three entries', async () => {
    const { page } = await open('/toolpad/_demo/CrudList?page=1', { viewport });
    await row(page, 'Okafor').waitFor();
    const entries = await page.evaluate(() => navigation.entries().map(({ url }) => new URL(url!).search));
    expect(entries).toEqual(['?page=1', ...Array(3).fill('?page=0&pageSize=4')]);
  });

  test('CrudList leaves the address alone in a frame of the same origin', async () => {
    const { page } = await demo('CrudList');
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/toolpad/_demo/CrudList';
      frame.width = '700';
      document.body.replaceChildren(frame);
    });
    await page.frameLocator('iframe').getByText('Okafor').waitFor();
    expect(await page.frames()[1]?.evaluate(() => [location.search, Boolean(frameElement)])).toEqual(['', true]);
  });

  test('CrudList tells every event', async () => {
    const { page, messages } = await demo('CrudList');
    const event = page.getByRole('status').filter({ hasText: 'Last event' });
    const told = (text: string) => expect.poll(() => event.innerText()).toBe(`Last event: ${text}`);
    await row(page, 'Okafor').getByText('Amara').click();
    await told('row of person 3');
    await button(page, 'Create new').click();
    await told('create');
    await row(page, 'Weber').getByRole('menuitem', { name: 'Edit' }).click();
    await told('edit person 2');
    await row(page, 'Weber').getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await told('deleted person 2');
    await expect.poll(() => names(page, 'firstName')).toEqual(['Priya', 'Amara', 'Mateo', 'Yuki']);
    expect(messages).toEqual([]);
  });
});

describe('the cache', () => {
  const back = (page: Page) => page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'Notes' }).click();

  test('CrudNoCache reads again on every visit', async () => {
    const { page, messages } = await demo('CrudNoCache');
    await row(page, 'Inventory').getByText('Inventory').click();
    await page.getByText('Read from the data source: 2').waitFor();
    await back(page);
    await page.getByText('Read from the data source: 3').waitFor();
    await row(page, 'Inventory').waitFor();
    expect(messages).toEqual([]);
  });

  test('CrudAdvanced leads from the form to the note, and its cache forgets what was changed', async () => {
    const { page, messages } = await demo('CrudAdvanced');
    await row(page, 'Display').getByRole('menuitem', { name: 'Edit' }).click();
    await field(page, 'Title').fill('Window');
    await button(page, 'Edit').click();
    await page.getByRole('heading', { name: 'Note 3' }).waitFor();
    await page.getByText('Window', { exact: true }).waitFor();
    await back(page);
    await row(page, 'Window').waitFor();
    expect(messages).toEqual([]);
  });
});

describe('single items', () => {
  test('CrudShow shows every type of field, and deletes', async () => {
    const { page, messages } = await demo('CrudShow');
    for (const text of ['Priya Nair', '34', 'Workshop', 'April 17, 2023', 'Yes']) await page.getByText(text, { exact: true }).waitFor();
    await button(page, 'Edit').click();
    await page.getByText('Here you would open the form of employee 1.').waitFor();
    await button(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('This item has been deleted.').waitFor();
    expect(messages).toEqual([]);
  });

  test('CrudCreate validates with Zod, stores and empties the form', async () => {
    const { page, messages } = await demo('CrudCreate');
    const age = page.getByRole('spinbutton', { name: 'Age' });
    await age.fill('12');
    await page.getByText('Nobody under 16 may work here').waitFor();
    await button(page, 'Create').click();
    for (const text of ['Write a name', 'Select a role', 'Select a day']) await page.getByText(text).waitFor();
    expect(await age.inputValue()).toBe('12');
    await field(page, 'Name').fill('Yuki Tanaka');
    await age.fill('26');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Sales' }).click();
    await page.getByRole('button', { name: 'Choose date' }).click();
    await page.getByRole('gridcell', { name: '15' }).click();
    await button(page, 'Create').click();
    await page.getByText('Employees created: 1').waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    expect(messages).toEqual([]);
  });

  test('CrudEdit stores what was changed and refuses an empty name', async () => {
    const { page, messages } = await demo('CrudEdit');
    await field(page, 'Name').fill('');
    await button(page, 'Edit').click();
    await page.getByText('Write a name').waitFor();
    await field(page, 'Name').fill('Priya Weber');
    await button(page, 'Edit').click();
    await page.getByText('Stored: Priya Weber').waitFor();
    expect(messages).toEqual([]);
  });
});
