import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { clipboardText, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';
import { chosen, dialogOf, fieldOf, openSearch, searchFor } from '../../helpers/browser/search-dialog.ts';

const PAGE = '/toolpad/core/introduction/installation';
const EDGE = '**/_edge/search?*';
const INDEX = '**/assets/search/en-*.json';
const { open } = useBrowser('own');

describe('results', () => {
  test('words are marked, excerpts arrive, pages head their sections', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'hide sidebar');
    expect(await chosen(page).getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
    expect(await chosen(page).locator('mark').first().textContent()).toBe('Hide');
    await expect.poll(() => chosen(page).locator('small').textContent()).toContain('sidebar');
    expect(await dialogOf(page).getByRole('group', { name: 'Dashboard Layout, Toolpad Core' }).count()).toBe(1);
  });

  test.each(['<img src=x onerror=alert(1)> dialog', '<script>alert(1)</script>', '"><b>dialog'])('%s stays text', async (query) => {
    const { page, messages } = await open(PAGE);
    await openSearch(page);
    await fieldOf(page).fill(query);
    await page.keyboard.press('ArrowDown');
    expect(await dialogOf(page).locator('img,script,b').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test.each(['core', 'studio'])('what is read about comes first: %s', async (product) => {
    const { page } = await open(`/toolpad/${product}`);
    await openSearch(page);
    const [fromEdge, index] = ['**/_edge/search?*', '**/assets/search/en-*.json'].map((url) => page.waitForResponse(url));
    await searchFor(page, 'installation');
    expect((await (await fromEdge!).json()).results[0].product).toBe(product);
    await index;
    for (const query of ['installation', 'custom theme colors']) {
      await searchFor(page, query);
      await expect.poll(() => chosen(page).getAttribute('href')).toContain(`/toolpad/${product}/`);
    }
  });

  test('on a page of no product none comes first', async () => {
    const { page } = await open('/toolpad');
    await openSearch(page);
    const asked = page.waitForRequest('**/_edge/search?*');
    await searchFor(page, 'installation');
    expect(new URL((await asked).url()).searchParams.get('near')).toBe('');
  });

  test('a product of one’s choice', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'installation');
    await dialogOf(page).getByRole('radio', { name: 'Studio' }).check({ force: true });
    await expect.poll(() => chosen(page).getAttribute('href')).toContain('/toolpad/studio');
  });

  test('a misspelt query is corrected on a press', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'dashbord');
    await dialogOf(page).getByRole('button', { name: 'dashboard' }).click();
    expect(await fieldOf(page).inputValue()).toBe('dashboard');
  });

  test('nothing found is said', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await fieldOf(page).fill('qqqqwwwwzzzz');
    await expect.poll(() => dialogOf(page).getByRole('status').textContent()).toContain('Nothing found');
    expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('what does not fit is said instead, and what is left of the query is found on a press', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await fieldOf(page).fill('blockchain wallet sidebar');
    await dialogOf(page).getByText('No page has: blockchain, wallet.').first().waitFor();
    expect(await dialogOf(page).locator('[role=option][href]').count()).toBe(0);
    await dialogOf(page).getByRole('button', { name: 'sidebar' }).click();
    await expect.poll(() => chosen(page).getAttribute('href')).toContain('/toolpad/core/react-dashboard-layout');
  });

  test('Chinese pages search in Chinese', async () => {
    const { page } = await open(`/zh${PAGE}`);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: '搜索' });
    await dialog.getByRole('combobox').fill('仪表盘布局');
    await expect
      .poll(() => dialog.getByRole('option').evaluateAll((all) => all.map((option) => option.getAttribute('href'))))
      .toContain('/zh/toolpad/core/react-dashboard-layout');
  });
});

describe('before anything is typed', () => {
  test('what was searched for is kept in this browser, and forgotten on a press', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'breadcrumbs');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('/installation'));
    await openSearch(page);
    const recent = dialogOf(page).getByRole('group', { name: 'Recent searches' });
    expect(await recent.getByRole('option').first().textContent()).toBe('breadcrumbs');
    await recent.getByRole('option', { name: 'Forget recent searches' }).click();
    await recent.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBe('[]');
  });

  test('there are places to start', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    const starts = dialogOf(page).getByRole('group', { name: 'Good places to start' });
    // Of six, without the page that is open.
    await expect.poll(() => starts.getByRole('option').count()).toBe(5);
  });
});

describe('commands', () => {
  const run = async (page: Page, query: string) => {
    await openSearch(page);
    await fieldOf(page).fill(query);
    await dialogOf(page).getByRole('group', { name: 'Commands' }).getByRole('option').first().click();
  };

  test('dark mode', async () => {
    const { page } = await open(PAGE, { colorScheme: 'light' });
    await run(page, 'switch to dark');
    await expect.poll(() => page.locator('body').getAttribute('class')).toBe('mode-dark');
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  test('direction', async () => {
    const { page } = await open(PAGE);
    await run(page, 'right to left');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  test('language', async () => {
    const { page } = await open(PAGE);
    await run(page, 'read in 中文');
    await page.waitForURL(`**/zh${PAGE}`);
  });

  test('the page as Markdown', async () => {
    const { page } = await open(PAGE, { permissions: ['clipboard-read', 'clipboard-write'] });
    await run(page, 'copy this page');
    await expect.poll(() => clipboardText(page)).toContain('# Installation');
  });

  test('a product', async () => {
    const { page } = await open(PAGE);
    await run(page, 'go to toolpad studio');
    await page.waitForURL('**/toolpad/studio');
  });

  test('a product, pressed while the answer arrives', async () => {
    const released = Promise.withResolvers<void>();
    const hold = (route: Route) => released.promise.then(() => route.continue());
    const prepare = async (page: Page) => {
      await page.route(EDGE, hold);
      await page.route(INDEX, (route) => route.abort());
    };
    const { page } = await open(PAGE, { prepare });
    await openSearch(page);
    await fieldOf(page).fill('go to toolpad studio');
    await dialogOf(page).getByRole('group', { name: 'Commands' }).getByRole('option').first().hover();
    await page.mouse.down();
    const answer = page.waitForResponse(EDGE);
    released.resolve();
    await (await answer).finished();
    await requestsSeen(page);
    await page.mouse.up();
    await page.waitForURL('**/toolpad/studio');
  });
});

describe('where there is less', () => {
  test('without script the button leads to the results page, which works', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('hide sidebar');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/toolpad/search?q=hide+sidebar*');
    expect(await page.locator('main li a').first().getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
  });

  test('offline after the first use', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    const index = page.waitForResponse(INDEX);
    await searchFor(page, 'dialog');
    await (await index).finished();
    await page.keyboard.press('Escape');
    await page.context().setOffline(true);
    await openSearch(page);
    await searchFor(page, 'sidebar width');
    expect(await chosen(page).getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#sidebar-width');
  });

  test('answers that do not arrive are told of, and asked for again', async () => {
    const prepare = async (page: Page) => {
      for (const url of [EDGE, INDEX]) await page.route(url, (route) => route.abort());
    };
    const { page } = await open(PAGE, { prepare });
    await openSearch(page);
    await fieldOf(page).fill('dialog');
    await expect.poll(() => dialogOf(page).getByRole('status').textContent()).toContain('could not be loaded');
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await openSearch(page);
    await searchFor(page, 'dialog');
  });

  test('printed, it is not there', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await page.emulateMedia({ media: 'print' });
    expect(await dialogOf(page).isVisible()).toBe(false);
  });
});

describe('axe finds nothing', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    test.each(['light', 'dark'] as const)(`%s, ${direction}`, async (colorScheme) => {
      const { page } = await open(PAGE, { colorScheme, cookies: { direction } });
      await openSearch(page);
      expect(await axeViolations(page)).toEqual([]);
      await searchFor(page, 'dashbord');
      expect(await axeViolations(page)).toEqual([]);
      await page.goto('/toolpad/search?q=sidebar');
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});

test('closed and opened again in one breath, it is open', async () => {
  const { page } = await open(PAGE);
  await openSearch(page);
  // Both presses are handled before the dialog's own "close" event.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')!.close();
    document.querySelector<HTMLElement>('header .search')!.click();
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.locator('dialog[open]').count()).toBe(1);
});
