import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { insightsPage } from '../../../scripts/insights/html.ts';
import { topicsOf } from '../../../scripts/insights/topics.ts';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'insights-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const day = '2026-11-22';
const LONG = `/toolpad/core/${'very-'.repeat(20)}long`;
const counts = [
  { day, kind: 'search-nothing', name: 'zebra grid', origin: 'en', count: 400 },
  { day, kind: 'search-nothing', name: '侧边栏', origin: 'zh', count: 3 },
  { day, kind: 'dead-link', name: LONG, origin: '/toolpad/core/introduction', count: 1 },
  { day, kind: 'dead-link', name: '/toolpad/core/gone', origin: '/toolpad/core/introduction', count: 1 },
] as const;
const file = join(folder, 'insights.html');
writeFileSync(file, insightsPage(topicsOf(counts, [], Date.parse(day)), day));

test.each(['light', 'dark'] as const)('%s, at 390 px → legible, in one piece, and nothing is asked for', async (colorScheme) => {
  const asked: string[] = [];
  const prepare = async (page: Awaited<ReturnType<typeof open>>['page']) => void page.on('request', (request) => asked.push(request.url()));
  const { page, messages } = await open(pathToFileURL(file).href, { colorScheme, viewport: { width: 390, height: 844 }, prepare });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(light).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(15, 18, 20)');
  const boxes = await page
    .locator('.charts-css tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  // No row reaches into the next one, however long its name is.
  expect(boxes.every(({ bottom }, at) => bottom <= (boxes[at + 1]?.top ?? Number.POSITIVE_INFINITY) + 1)).toBe(true);
  const names = await page
    .locator('.charts-css th')
    .evaluateAll((all) => all.map((name) => name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.parentElement!.clientHeight));
  expect(names).toEqual([true, true, true, true]);
  const widths = await page.locator('.charts-css td').evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)));
  expect(widths[1]! / widths[0]!).toBeLessThan(0.05);
  await page.locator('summary').first().click();
  expect(await page.getByRole('cell', { name: '↑ (400 now, 0 before)' }).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect([asked.length, messages]).toEqual([1, []]);
});
