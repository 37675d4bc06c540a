import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { Camera, FILM_SIZE } from './camera.ts';
import { CANVAS } from './editor.ts';
import { DOG_PICTURE, WAREHOUSE_PICTURE } from './stand-in.ts';
import { TILES_URL, tileAt } from './stand-in-tiles.ts';
import { serveFonts } from './studio-fonts.ts';
import { toWebm } from './to-webm.ts';
import { toWebp } from './to-webp.ts';
import type { Clip, Stage } from './walk.ts';

const PICTURES = 'public/static/studio';
const CLIPS = 'public/static/clips';
const VIEWPORT = { width: 1440, height: 900 };
/** Pixels of a picture for each CSS pixel, also said by its file name. */
const DENSITY = 1.5;
/** Room around an element that is shown alone, in CSS pixels. */
const MARGIN = 12;
/** The product prepares its packages on the first visit of a page. */
const DRAWN_MS = 180_000;
/** For any other step of a walk. */
const STEP_MS = 60_000;
const LOADING = '[role="progressbar"], .MuiSkeleton-root';

/** A window at the product, with the service's fonts and pictures at hand, in one color scheme. */
export async function openStage(browser: Browser, url: string, dark: boolean): Promise<Stage & { close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: DENSITY,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await serveFonts(context);
  for (const picture of [DOG_PICTURE, WAREHOUSE_PICTURE]) await context.route(picture.url, (route) => route.fulfill(picture));
  await context.route(TILES_URL, (route) => route.fulfill(tileAt(route.request().url())));
  const page = await context.newPage();
  const encoder = await context.newPage();
  await page.bringToFront();
  page.setDefaultTimeout(STEP_MS);
  page.setDefaultNavigationTimeout(DRAWN_MS);
  const open = async (path: string) => {
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    await drawn(page);
  };
  return {
    page,
    close: () => context.close(),
    open,
    async snap(name, part) {
      await drawn(page);
      const png = await settled(page, await clipOf(part));
      const file = join(PICTURES, `${name}${dark ? '-dark' : ''}@${DENSITY}x.webp`);
      const webp = await toWebp(encoder, png);
      writeFileSync(file, webp);
      console.log(`${file}: ${(webp.length / 1024).toFixed(1)} KB`);
    },
    async film(name, path, act) {
      await page.setViewportSize(FILM_SIZE);
      await open(path);
      const camera = new Camera(page);
      await act(camera);
      const file = join(CLIPS, `${name}${dark ? '-dark' : ''}`);
      toWebm(camera.frames, `${file}.webm`);
      writeFileSync(`${file}.webp`, await toWebp(encoder, camera.poster));
      const seconds = camera.frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
      console.log(`${file}.webm: ${(statSync(`${file}.webm`).size / 1024).toFixed(1)} KB, ${seconds.toFixed(1)} s`);
    },
  };
}

/** Waits until neither the window nor the canvas in it shows anything that loads. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction('document.body.innerText.length > 20', undefined, { timeout: DRAWN_MS });
  for (const part of [page, page.frameLocator(CANVAS)]) {
    const loading = part.locator(LOADING).filter({ visible: true });
    while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'hidden', timeout: DRAWN_MS });
  }
  await page.evaluate('document.fonts.ready');
}

async function clipOf(part?: Clip | Locator): Promise<Clip | undefined> {
  if (!part || 'width' in part) return part;
  const box = await part.boundingBox();
  if (!box) throw new Error(`The part to show is not there: ${part}.`);
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  return {
    x,
    y,
    width: Math.min(VIEWPORT.width, box.x + box.width + MARGIN) - x,
    height: Math.min(VIEWPORT.height, box.y + box.height + MARGIN) - y,
  };
}

/** The window once it looks the same twice in a row. */
async function settled(page: Page, clip?: Clip): Promise<Buffer> {
  let last = await page.screenshot({ clip, animations: 'disabled' });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(400);
    const next = await page.screenshot({ clip, animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The window does not come to rest. Wait in the walk for what is still moving.');
}
