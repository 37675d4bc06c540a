import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 600 };

describe("the demos of the builder's component guides at work", () => {
  test('StudioButtonBasic: waits for a selection, shows progress, approves', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioButtonBasic', { viewport });
    const button = page.getByRole('button', { name: 'Approve order' });
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Order 1043, Tomás Ferreira').check();
    await button.click();
    await page.getByRole('progressbar').waitFor();
    await page.getByText('Orders to approve: 2', { exact: true }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(2);
    expect(messages).toEqual([]);
  });

  test('StudioButtonAppearance: looks and flags change the button and the YAML', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioButtonAppearance', { viewport });
    const yaml = page.getByTestId('yaml');
    await page.getByRole('button', { name: 'outlined' }).click();
    await page.getByRole('button', { name: 'secondary' }).click();
    await page.getByLabel('disabled').check();
    await expect.poll(() => yaml.innerText()).toMatch(/variant: outlined\s+color: secondary\s+size: small\s+disabled: true/);
    expect(await page.getByRole('button', { name: 'Send invoice' }).isDisabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('StudioGridDensity: comfortable rows are higher than compact ones', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioGridDensity', { viewport });
    const height = async () => (await page.getByRole('gridcell', { name: 'Desk lamp' }).boundingBox())?.height ?? 0;
    const compact = await height();
    await page.getByRole('button', { name: 'comfortable' }).click();
    await expect.poll(height).toBeGreaterThan(compact);
    expect(messages).toEqual([]);
  });

  test('StudioGridColumns: settings format a total that is a bare number at first', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioGridColumns', { viewport });
    await page.getByRole('gridcell', { name: '€49.90', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Configured', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Inferred' }).click();
    await page.getByRole('gridcell', { name: '49.9', exact: true }).waitFor();
    await page.getByRole('columnheader', { name: 'orderedOn' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('StudioGridSelection: a click on a row is the selection', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioGridSelection', { viewport });
    const selection = page.getByTestId('selection');
    expect(await selection.innerText()).toBe('orders.selection = null');
    await page.getByRole('gridcell', { name: 'Aiko Tanaka' }).click();
    await expect.poll(() => selection.innerText()).toContain('{"id":1044,"customer":"Aiko Tanaka","total":1280}');
    expect(messages).toEqual([]);
  });

  test('StudioListTemplate: items follow the count and keep their own state', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioListTemplate', { viewport });
    const items = page.getByRole('list', { name: 'Crew' }).getByRole('listitem');
    await page.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => items.count()).toBe(4);
    await items.nth(1).getByLabel('Note').fill('On leave');
    await items.nth(1).getByText('On leave', { exact: true }).waitFor();
    expect(await page.getByText('On leave', { exact: true }).count()).toBe(1);
    expect(messages).toEqual([]);
  });

  test('StudioDatePickerBasic: a format changes the field, a day the value', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioDatePickerBasic', { viewport });
    const value = page.getByTestId('value');
    await page.getByRole('button', { name: 'D MMMM YYYY' }).click();
    await page.getByRole('spinbutton', { name: 'Month' }).getByText('March').waitFor();
    expect(await value.innerText()).toBe('since.value = "2025-03-11"');
    await page.getByRole('button', { name: /Choose date/ }).click();
    await page.getByRole('gridcell', { name: '24' }).click();
    await expect.poll(() => value.innerText()).toBe('since.value = "2025-03-24"');
    expect(messages).toEqual([]);
  });

  test('StudioDatePickerAppearance: size and flags change the field and the YAML', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioDatePickerAppearance', { viewport });
    const button = page.getByRole('button', { name: /Choose date/ });
    await page.getByRole('button', { name: 'medium' }).click();
    await page.getByLabel('disabled').check();
    await expect.poll(() => page.getByTestId('yaml').innerText()).toMatch(/size: medium\s+disabled: true/);
    expect(await button.isDisabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('StudioDatePickerRequired: clearing brings the message, a day takes it away', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioDatePickerRequired', { viewport });
    const message = page.getByText('Due on is required.', { exact: true });
    expect(await message.count()).toBe(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await message.waitFor();
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect.poll(() => message.count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('StudioTextFieldBasic: the value follows the keys, a password is masked', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioTextFieldBasic', { viewport });
    await page.getByLabel('Order number').fill('A-1042');
    await expect.poll(() => page.getByTestId('value').innerText()).toBe('reference.value = "A-1042"');
    await page.getByLabel('password').check();
    await expect.poll(() => page.getByLabel('Order number').getAttribute('type')).toBe('password');
    expect(messages).toEqual([]);
  });

  test('StudioTextFieldAppearance: variant and flags change the field and the YAML', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioTextFieldAppearance', { viewport });
    await page.getByRole('button', { name: 'filled' }).click();
    await page.getByLabel('disabled').check();
    await expect.poll(() => page.getByTestId('yaml').innerText()).toMatch(/variant: filled\s+size: small\s+disabled: true/);
    expect(await page.getByLabel('Customer').isDisabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('StudioTextFieldValidation: each rule has its message', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioTextFieldValidation', { viewport });
    await page.getByLabel('Customer').fill('');
    await page.getByText('Customer is required.', { exact: true }).waitFor();
    await page.getByLabel('Order number').fill('A-10');
    await page.getByText('Order number must have at least 6 characters.', { exact: true }).waitFor();
    await page.getByLabel('Postcode').fill('2009500');
    await page.getByText('Postcode must have no more than 6 characters.', { exact: true }).waitFor();
    await page.getByLabel('Customer').fill('Lena Vogt');
    await expect.poll(() => page.getByText('Customer is required.').count()).toBe(0);
    expect(messages).toEqual([]);
  });
});
