import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const viewport = { width: 760, height: 600 };

describe("the demos of the builder's guides at work", () => {
  test('StudioCssCube: the select colors all six sides, a press enlarges, Pause stops', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioCssCube', { viewport });
    const cube = page.getByRole('button', { name: 'Cube' });
    const colors = () =>
      cube.locator('[data-side]').evaluateAll((sides) => [...new Set(sides.map((side) => getComputedStyle(side).backgroundColor))]);
    await page.getByRole('combobox', { name: 'Color' }).click();
    await page.getByRole('option', { name: 'teal' }).click();
    await expect.poll(colors).toEqual(['rgb(0, 128, 128)']);
    await page.getByRole('button', { name: 'Pause' }).click();
    const play = () => cube.locator('> span').evaluate((solid) => getComputedStyle(solid).animationPlayState);
    await expect.poll(play).toBe('paused');
    await cube.click();
    await expect.poll(() => cube.getAttribute('aria-pressed')).toBe('true');
    expect(messages).toEqual([]);
  });

  test('StudioChipCell: eight characters in the chip, the whole id in its tooltip', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioChipCell', { viewport });
    await page.getByText('b02c6e84', { exact: true }).hover();
    await expect.poll(() => page.getByRole('tooltip').allInnerTexts()).toEqual(['b02c6e84-91ff-4c3d-8a57-6e9d13c07f42']);
    await page.getByRole('gridcell', { name: '80 open' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('StudioDeleteOrder: the selected row goes once the rows are loaded again', async () => {
    const { page, messages } = await open('/toolpad/_demo/StudioDeleteOrder', { viewport });
    const remove = page.getByRole('button', { name: 'Delete order' });
    expect(await remove.isDisabled()).toBe(true);
    const row = page.getByRole('gridcell', { name: 'Tomás Ferreira' });
    await row.click();
    await remove.click();
    await row.waitFor({ state: 'detached' });
    expect(await page.getByRole('gridcell', { name: 'Priya Nair' }).isVisible()).toBe(true);
    await expect.poll(() => remove.isDisabled()).toBe(true);
    expect(messages).toEqual([]);
  });
});
