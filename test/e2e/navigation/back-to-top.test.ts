import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/introduction/base-concepts';

test.each(['ltr', 'rtl'])('Back to top shows after 200 px in the bottom corner and leads to the top (%s)', async (direction) => {
  const { page, messages } = await open(PAGE, { cookies: { direction }, reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 200));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await button.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 201));
  await button.waitFor();
  const corner = await button.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return { side: document.documentElement.dir === 'rtl' ? left : clientWidth - right, bottom: clientHeight - bottom };
  });
  expect(corner).toEqual({ side: 24, bottom: 24 });
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => button.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  expect(messages).toEqual([]);
});

test.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)('motion %s: the scroll is %s', async (reducedMotion, behavior) => {
  const { page } = await open(PAGE, { reducedMotion });
  await page.evaluate(() => scrollTo(0, 900));
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo = ((options: ScrollToOptions) => resolve(options.behavior)) as typeof window.scrollTo;
      }),
  );
  await page.getByRole('button', { name: 'Back to top' }).click();
  expect(await asked).toBe(behavior);
});

test('on a phone it shows on the way back only, so that it covers nothing that is being read', async () => {
  const { page } = await open(PAGE, { viewport: { width: 390, height: 844 } });
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('#back-to-top[data-down]:not([hidden])').waitFor({ state: 'attached' });
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 800));
  await button.waitFor();
});

test('it is neither on paper nor there without script', async () => {
  const { page } = await open(PAGE);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: 'Back to top' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#back-to-top').isVisible()).toBe(false);
  const plain = await open(PAGE, { javaScriptEnabled: false });
  await plain.page.mouse.wheel(0, 900);
  expect(await plain.page.getByRole('button', { name: 'Back to top' }).count()).toBe(0);
});
