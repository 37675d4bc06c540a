import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 600 };

describe("the builder's demos at work", () => {
  test('StudioServerGrid: the next page and a sort order are asked for', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioServerGrid', { viewport });
    const request = page.getByTestId('request');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => request.innerText()).toContain('{"start": 5, "pageSize": 5}');
    await page.getByRole('gridcell', { name: '1006' }).waitFor();
    await page.getByRole('columnheader', { name: 'Total' }).click();
    await expect.poll(() => request.innerText()).toContain('[{"field": "total", "sort": "asc"}]');
    expect(messages).toEqual([]);
  });

  test('StudioLayoutPlayground: a wider cell takes its share and is in the YAML', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioLayoutPlayground', { viewport });
    const row = page.getByRole('group', { name: 'Row of the page' });
    expect(await row.innerText()).toMatch(/20 %[\s\S]*60 %[\s\S]*20 %/);
    await page.getByRole('slider', { name: 'Metric' }).press('End');
    await expect.poll(() => row.innerText()).toMatch(/10 %[\s\S]*30 %[\s\S]*60 %/);
    expect(await page.getByTestId('yaml').innerText()).toContain('columnSize: 6');
    expect(messages).toEqual([]);
  });

  test('StudioComputedText: the texts follow both inputs', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioComputedText', { viewport });
    await page.getByLabel('quantity').fill('12');
    await page.getByText('Total: €294.00', { exact: true }).waitFor();
    await page.getByText('Free delivery', { exact: true }).waitFor();
    await page.getByLabel('textField').fill('');
    await page.getByText('Order for nobody yet', { exact: true }).waitFor();
    expect(messages).toEqual([]);
  });

  test('StudioButtonAction: buttons switch the tab, toggle the checkbox and reset both', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioButtonAction', { viewport });
    const state = async () => [
      await page.getByRole('tab', { name: 'Paid' }).getAttribute('aria-selected'),
      await page.getByLabel('Express', { exact: true }).isChecked(),
    ];
    await page.getByRole('button', { name: 'Show paid' }).click();
    await expect.poll(state).toEqual(['true', false]);
    await page.getByRole('button', { name: 'Toggle express' }).click();
    await expect.poll(state).toEqual(['true', true]);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(state).toEqual(['false', false]);
    expect(messages).toEqual([]);
  });

  test('StudioControlledStepper: the text reads the value, an action assigns it', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioControlledStepper', { viewport });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('49', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Set to five' }).click();
    await page.getByText('122.5', { exact: true }).waitFor();
    expect(messages).toEqual([]);
  });

  test('StudioPalette: mode and color change the app and the file', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioPalette', { viewport });
    const background = () => page.getByTestId('app').evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Orange' }).click();
    await expect.poll(background).not.toBe(light);
    expect(await page.getByTestId('yaml').innerText()).toMatch(/mode: dark[\s\S]*main: "#ef6c00"/);
    expect(messages).toEqual([]);
  });
});
