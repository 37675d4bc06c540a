import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { KITCHEN_SINK } from '../../../client/shared/address/view-paths.ts';
import { atRest, pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { differenceOf, forgetChanges } from '../../helpers/browser/golden-pictures.ts';
import { renderAll } from '../../helpers/browser/page-shape.ts';
import { FULL } from '../../helpers/full.ts';

const { open } = useBrowser();

type Look = Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors'> & { direction?: 'rtl' };

const LOOKS: Record<string, Look> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'light-rtl': { colorScheme: 'light', direction: 'rtl' },
  'dark-rtl': { colorScheme: 'dark', direction: 'rtl' },
};

/** One page of each type; what is special to each stands in its first window. */
const PAGES: Record<string, string> = {
  home: '/toolpad',
  'landing-core': '/toolpad/core',
  'landing-studio': '/toolpad/studio',
  guide: '/toolpad/core/introduction/installation',
  component: '/toolpad/core/react-dashboard-layout',
  api: '/toolpad/core/api/dashboard-layout',
  gallery: '/toolpad/core/introduction/examples',
  list: '/toolpad/core/all-components',
  reference: '/toolpad/studio/reference/file-schema',
  search: '/toolpad/search?q=navigation',
  settings: '/toolpad/settings',
  'not-found': '/toolpad/nothing',
};

/** A picture of half the size. Ads change, and demos have tests of their own. */
async function photograph(page: Page, fullPage: boolean): Promise<Buffer> {
  await pageSettled(page);
  // What is far from the window is drawn as well.
  if (fullPage) await page.evaluate(renderAll);
  await atRest(page);
  const mask = ['iframe', 'video', '#ad-slot'].map((part) => page.locator(part));
  return page.screenshot({ type: 'webp', quality: 80, fullPage, mask, maskColor: '#808080', animations: 'disabled', scale: 'device' });
}

async function opened(path: string, width: number, { direction, ...look }: Look): Promise<Page> {
  const cookies: Record<string, string> = direction ? { direction } : {};
  const size = { viewport: { width, height: 900 }, deviceScaleFactor: 0.5 };
  // The policy knows the styles as the site sends them.
  const { page } = await open(path, { ...size, cookies, bypassCSP: true, prepare: waitForFonts(path), ...look });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page;
}

/** On a busy machine a first visit is painted in a font of the system (`font-display: optional`); a picture waits for the site's own. */
function waitForFonts(path: string) {
  return (page: Page) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/font-display: ?optional/g, 'font-display:block');
      await route.fulfill({ response, body });
    });
}

describe.runIf(FULL)('looks as accepted', () => {
  beforeAll(forgetChanges);

  describe.each([360, 768, 1440])('every block at %i px', (width) => {
    test.each(Object.entries(LOOKS))('%s', async (name, look) => {
      const page = await opened(KITCHEN_SINK, width, look);
      expect(differenceOf(`blocks-${width}-${name}`, await photograph(page, true))).toBeUndefined();
    });
  });

  test('every block in a contrast theme', async () => {
    const page = await opened(KITCHEN_SINK, 1440, { forcedColors: 'active' });
    expect(differenceOf('blocks-1440-forced', await photograph(page, true))).toBeUndefined();
  });

  describe.each([360, 1440])('the first window at %i px', (width) => {
    test.each(Object.entries(PAGES))('%s', async (name, path) => {
      const page = await opened(path, width, {});
      expect(differenceOf(`${name}-${width}`, await photograph(page, false))).toBeUndefined();
    });
  });
});
