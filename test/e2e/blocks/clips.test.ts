import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/studio/concepts/data-binding';
const TITLE = 'A heading is bound to the number of rows that a query returns';

describe('a clip', () => {
  test.each([
    ['', 'light', true],
    ['-dark', 'dark', true],
    ['-dark', 'dark', false],
  ] as const)(
    'of the color mode (bind%s, %s, with script: %s) loads when it is played, and pauses',
    async (ending, colorScheme, javaScriptEnabled) => {
      const asked: string[] = [];
      const { page } = await open(PAGE, {
        colorScheme,
        javaScriptEnabled,
        prepare: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
      });
      if (javaScriptEnabled) await pageSettled(page);
      const clip = page.getByRole('figure', { name: TITLE });
      const film = clip.locator('video').filter({ visible: true });
      await film.scrollIntoViewIfNeeded();
      const poster = clip.locator('img').filter({ visible: true });
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1200);
      expect(asked).toContain(`/static/clips/bind${ending}.webp`);
      expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([]);

      await film.press(' ');
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      expect(asked.filter((path) => path.endsWith('.webm'))).toContain(`/static/clips/bind${ending}.webm`);
      await film.press(' ');
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    },
  );

  test('is its picture alone where the browser cannot play the film', async () => {
    const withoutCodec = () => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    };
    const { page } = await open(PAGE, { prepare: (page) => page.addInitScript(withoutCodec) });
    await pageSettled(page);
    const clip = page.getByRole('figure', { name: TITLE });
    await clip.scrollIntoViewIfNeeded();
    await expect.poll(() => clip.locator('img').filter({ visible: true }).count()).toBe(1);
    expect(await page.locator('video').count()).toBe(0);
  });

  test('covers its picture exactly, in both directions, and a phone shows all of it', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const { page } = await open(PAGE, { viewport: { width: 390, height: 844 }, cookies: { direction } });
      const [film, poster] = await Promise.all(
        ['video', 'img'].map((part) => page.locator(`.picture:has(video) ${part}`).filter({ visible: true }).first().boundingBox()),
      );
      expect(film).toEqual(poster);
      expect(film!.width).toBeLessThanOrEqual(390);
      expect(film!.width / film!.height).toBeCloseTo(1200 / 720, 1);
    }
  });
});
