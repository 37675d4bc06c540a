import { describe, expect, test } from 'vitest';
import { useBrowser } from '../helpers/browser.ts';

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
});
