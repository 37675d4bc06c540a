import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

/** The document of a demo and what its state line says. */
async function demo(name: string) {
  const { page, messages } = await open(`/toolpad/_demo/StudioComponents${name}`, { viewport: { width: 760, height: 500 } });
  return { page, messages, value: page.getByTestId('value') };
}

describe("the demos of the builder's components", () => {
  test('Autocomplete: typing finds an option, clearing leaves null', async () => {
    const { page, messages, value } = await demo('Autocomplete');
    await page.getByLabel('Country').fill('jap');
    await page.getByRole('option', { name: 'Japan' }).click();
    await expect.poll(() => value.innerText()).toBe('country.value: "JP"');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => value.innerText()).toBe('country.value: null');
    expect(messages).toEqual([]);
  });

  test('Button: a click shows progress until the answer is there', async () => {
    const { page, messages } = await demo('Button');
    const button = page.getByRole('button', { name: 'Approve order' });
    await button.click();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test.each(['line', 'area', 'scatter'])('Chart: the series is drawn as %s', async (kind) => {
    const { page, messages } = await demo('Chart');
    await page.getByRole('button', { name: kind }).click();
    await page.locator(`[data-kind="${kind}"] svg`).first().waitFor();
    expect(messages).toEqual([]);
  });

  test('Checkbox: box and switch hold true or false', async () => {
    const { page, messages, value } = await demo('Checkbox');
    expect(await value.innerText()).toBe('onlyLate.checked: undefined, archive.checked: undefined');
    await page.getByLabel('Late orders only').click();
    await page.getByLabel('Show the archive').click();
    await expect.poll(() => value.innerText()).toBe('onlyLate.checked: true, archive.checked: true');
    expect(messages).toEqual([]);
  });

  test('Container: hidden content is not there', async () => {
    const { page, messages } = await demo('Container');
    await page.getByLabel('visible').click();
    await expect.poll(() => page.getByText('Order 1042').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('DataGrid: a click selects a row, rows change their height', async () => {
    const { page, messages, value } = await demo('DataGrid');
    const cell = page.getByRole('gridcell', { name: 'Aiko Tanaka' });
    await cell.click();
    await expect.poll(() => value.innerText()).toBe('orders.selection?.customer: "Aiko Tanaka"');
    const before = (await cell.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'comfortable' }).click();
    await expect.poll(async () => (await cell.boundingBox())?.height ?? 0).toBeGreaterThan(before);
    expect(messages).toEqual([]);
  });

  test('DatePicker: a day of the calendar becomes a value in ISO form', async () => {
    const { page, messages, value } = await demo('DatePicker');
    await page.getByRole('button', { name: /Choose date/ }).click();
    await page.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect.poll(() => value.innerText()).toBe('since.value: "2025-03-20"');
    expect(messages).toEqual([]);
  });

  test('FilePicker: tells name, type and size of what is picked', async () => {
    const { page, messages, value } = await demo('FilePicker');
    await page.getByLabel('Invoices').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('four') });
    await expect.poll(() => value.innerText()).toBe('invoices.value: [{"name":"a.txt","type":"text/plain","size":4}]');
    expect(messages).toEqual([]);
  });

  test('Form: asks for what is missing, then submits and starts again', async () => {
    const { page, messages } = await demo('Form');
    await page.getByLabel('Name').fill('P');
    await page.getByLabel('Name').fill('');
    await page.getByText('Name is required.').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByText('Name is required.').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('Name is required.').waitFor();
    await page.getByLabel('Name').fill('Priya Nair');
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('newCustomer.value was {"name":"Priya Nair","city":""}').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(messages).toEqual([]);
  });

  test('Image: fits as chosen', async () => {
    const { page, messages } = await demo('Image');
    await page.getByRole('button', { name: 'cover' }).click();
    const image = page.getByRole('img', { name: 'A parcel on a meadow' });
    await expect.poll(() => image.evaluate((element) => getComputedStyle(element).objectFit)).toBe('cover');
    expect(messages).toEqual([]);
  });

  test('List: renders as many items as told', async () => {
    const { page, messages } = await demo('List');
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByText('i = 3: Samuel Okafor').waitFor();
    expect(await page.getByRole('listitem').count()).toBe(4);
    expect(messages).toEqual([]);
  });

  test('Metric: the color changes above a stop, not at it', async () => {
    const { page, messages, value } = await demo('Metric');
    expect(await value.getAttribute('data-color')).toBe('success.main');
    await page.getByRole('slider', { name: 'Value' }).press('ArrowRight');
    await expect.poll(() => value.getAttribute('data-color')).toBe('warning.main');
    expect(messages).toEqual([]);
  });

  test('Paper: shows its elevation', async () => {
    const { page, messages } = await demo('Paper');
    await page.getByRole('slider', { name: 'Elevation' }).press('End');
    await page.getByText('elevation: 12').waitFor();
    expect(messages).toEqual([]);
  });

  test('Select: a choice becomes the value, not its label', async () => {
    const { page, messages, value } = await demo('Select');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Overdue' }).click();
    await expect.poll(() => value.innerText()).toBe('status.value: "late"');
    expect(messages).toEqual([]);
  });

  test('Stack: elements follow the direction', async () => {
    const { page, messages } = await demo('Stack');
    await page.getByRole('combobox', { name: 'direction' }).click();
    await page.getByRole('option', { name: 'column', exact: true }).click();
    const stack = page.getByRole('group', { name: 'Stack' });
    await expect.poll(() => stack.evaluate((element) => getComputedStyle(element).flexDirection)).toBe('column');
    expect(messages).toEqual([]);
  });

  test('Tabs: the active tab decides what is shown', async () => {
    const { page, messages, value } = await demo('Tabs');
    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByText('7 customers are new.').waitFor();
    expect(await value.innerText()).toBe('tabs.value: "customers"');
    expect(messages).toEqual([]);
  });

  test('Text: shows a link in its mode', async () => {
    const { page, messages } = await demo('Text');
    await page.getByRole('button', { name: 'link' }).click();
    expect(await page.getByRole('link', { name: 'Read the handbook' }).getAttribute('href')).toBe('https://example.com/handbook');
    expect(messages).toEqual([]);
  });

  test('TextField: is validated while it is typed', async () => {
    const { page, messages, value } = await demo('TextField');
    const field = page.getByLabel('Order number');
    await field.fill('A-10');
    await expect.poll(() => value.innerText()).toBe('reference.value: "A-10"');
    await page.getByText('Order number must have at least 6 characters.').waitFor();
    expect(messages).toEqual([]);
  });
});
