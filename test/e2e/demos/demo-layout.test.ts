import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-dashboard-layout';
const BESIDE = '#DashboardLayoutDividers';

test('the page with most demos is at most 15,000 px tall', async () => {
  const { page } = await open(PAGE, { viewport: { width: 1440, height: 900 } });
  await pageSettled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(15_000);
});

describe('lines of code', () => {
  const boxes = async (width: number) => {
    const { page } = await open(PAGE, { viewport: { width, height: 900 } });
    const [frame, code, article] = await Promise.all(
      [`${BESIDE} iframe`, `${BESIDE} .demo-preview`, 'main'].map((selector) => page.locator(selector).boundingBox()),
    );
    return { frame: frame!, code: code!, article: article! };
  };

  test.each([1280, 1440, 1920])('stand beside their frame at %i px, within the page', async (width) => {
    const { frame, code, article } = await boxes(width);
    expect(code.y).toBe(frame.y);
    expect(code.x).toBeGreaterThanOrEqual(frame.x + frame.width);
    expect(frame.x).toBeGreaterThanOrEqual(article.x);
    expect(code.x + code.width).toBeLessThanOrEqual(article.x + article.width - 240);
  });

  test.each([390, 1024])('stand below it at %i px', async (width) => {
    const { frame, code } = await boxes(width);
    expect(code.x).toBe(frame.x);
    expect(code.y).toBeGreaterThanOrEqual(frame.y + frame.height);
  });

  test('give way to the whole code, which stands below', async () => {
    const { page } = await open(PAGE, { viewport: { width: 1440, height: 900 } });
    const demo = page.locator(BESIDE);
    await demo.getByRole('button', { name: 'Full code' }).click();
    await demo.getByRole('button', { name: 'Excerpt' }).waitFor();
    const [frame, code] = await Promise.all([demo.locator('iframe').boundingBox(), demo.locator('.demo-source').boundingBox()]);
    expect([code!.x, code!.width]).toEqual([frame!.x, frame!.width]);
    expect(code!.y).toBeGreaterThan(frame!.y + frame!.height);
  });
});

test('a frame beside code is as high as what it shows, at its narrowest too', async () => {
  const { page } = await open(PAGE);
  const frames = await page
    .locator('.code-beside iframe')
    .evaluateAll((all) => all.map((frame) => ({ path: frame.getAttribute('src')!, height: Number(frame.getAttribute('height')) })));
  expect(frames.length).toBeGreaterThan(10);
  const scrolled: string[] = [];
  for (const { path, height } of frames) {
    await page.setViewportSize({ width: 355, height });
    await page.goto(new URL(path, page.url()).href);
    const over = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
    if (over > 0) scrolled.push(`${path}: ${over} px`);
  }
  expect(scrolled).toEqual([]);
});
