import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, requestsSeen, useBrowser } from '../../helpers/browser/browser.ts';
import { chosen, dialogOf, fieldOf, openSearch, optionsOf, searchFor } from '../../helpers/browser/search-dialog.ts';

const PAGE = '/toolpad/core/introduction/installation';
const CODE = '**/assets/chunks/activate-search-*.js';
const INDEX = '**/assets/search/en-*.json';
const EDGE = '**/_edge/search?*';
const { open } = useBrowser();

/** A page and what its search has asked for. */
async function openAsking(prepare?: (page: Page) => Promise<unknown>) {
  const asked: string[] = [];
  const { page } = await open(PAGE, {
    prepare: async (page) => {
      page.on('request', (request) =>
        asked.push(...(/activate-search|index-answers|\/search\/en-|_edge\/search/.exec(request.url()) ?? [])),
      );
      await prepare?.(page);
    },
  });
  await pageSettled(page);
  return { page, asked };
}

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

describe('what answers in it', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['pointed at', (page) => button(page).hover()],
    ['focused', (page) => button(page).focus()],
  ])('is asked for, code and index once, when the search is %s', async (_, turn) => {
    const { page, asked } = await openAsking();
    expect(asked).toEqual([]);
    await turn(page);
    await expect.poll(() => asked.toSorted()).toEqual(['/search/en-', 'activate-search', 'index-answers']);
    await openSearch(page);
    await page.keyboard.press('Escape');
    await openSearch(page);
    await searchFor(page, 'crud');
    await requestsSeen(page);
    // A query that is quicker than the index asks the edge.
    expect(asked.filter((what) => what !== '_edge/search')).toHaveLength(3);
  });

  test('opened by a key: its code alone; the edge answers the first query, and the index the next', async () => {
    const { page, asked } = await openAsking();
    await openSearch(page);
    await optionsOf(page).first().waitFor();
    expect(asked).toEqual(['activate-search']);
    const index = page.waitForResponse(INDEX);
    await searchFor(page, 'crud');
    await expect.poll(() => chosen(page).locator('small').textContent()).toMatch(/crud/i);
    await (await index).finished();
    expect(asked.toSorted()).toEqual(['/search/en-', '_edge/search', 'activate-search', 'index-answers']);
    await requestsSeen(page);
    await fieldOf(page).fill('hide sidebar');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
    expect(asked).toHaveLength(4);
  });

  test('of a site whose index is too heavy for browsers, the edge answers every query', async () => {
    const { page, asked } = await openAsking((page) =>
      page.route(`**${PAGE}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/ data-index="[^"]*"/, '') });
      }),
    );
    await button(page).hover();
    await openSearch(page);
    for (const [query, address] of [
      ['hide sidebar', '/toolpad/core/react-dashboard-layout#hide-navigation'],
      ['remember me', '/toolpad/core/react-sign-in-page#credentials'],
    ] as const) {
      await fieldOf(page).fill(query);
      await expect.poll(() => optionsOf(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))).toContain(address);
      await expect.poll(() => chosen(page).locator('small').textContent()).toMatch(/\w/);
    }
    // What may be personal is asked nobody: a press of Enter is the reader's own.
    await fieldOf(page).fill('call 0123456789');
    await dialogOf(page).getByText('Press Enter for the results page.').waitFor();
    expect([...new Set(asked)]).toEqual(['activate-search', '_edge/search']);
  });

  test('a pointer that passes asks for nothing', async () => {
    const { page, asked } = await openAsking();
    // Both in one task of the page, however slow it is.
    await page.evaluate(() => {
      const search = document.querySelector('header .search')!;
      search.dispatchEvent(new PointerEvent('pointerenter'));
      search.dispatchEvent(new PointerEvent('pointerleave'));
    });
    // A timer that began later, and is longer, ends after it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await requestsSeen(page);
    expect(asked).toEqual([]);
  });

  test('is asked for by a press alone where data is to be saved', async () => {
    const { page, asked } = await openAsking((page) => page.addInitScript(saveData));
    await button(page).hover();
    await button(page).focus();
    await requestsSeen(page);
    expect(asked).toEqual([]);
    await button(page).click();
    await optionsOf(page).first().waitFor();
  });

  test.each<[string, string[]]>([
    ['its code', [CODE]],
    ['the edge and the index', [EDGE, INDEX]],
  ])('does not come, %s: Enter leads to the results page, and it is asked for again', async (_, missing) => {
    const block = async (page: Page) => {
      for (const url of missing) await page.route(url, (route) => route.abort());
    };
    const { page } = await open(PAGE, { prepare: block });
    await openSearch(page);
    await page.keyboard.type('cru');
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await openSearch(page);
    await page.keyboard.type('crud');
    await expect.poll(() => chosen(page).getAttribute('href')).toContain('crud');
    await page.keyboard.press('Escape');
    await block(page);
    await page.reload();
    await openSearch(page);
    await page.keyboard.type('crud');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/toolpad/search?q=crud*');
  });
});

describe('the edge', () => {
  test.each<[string, (route: Route) => unknown]>([
    ['cannot be reached', (route) => route.abort()],
    ['is in trouble', (route) => route.fulfill({ status: 503, body: 'Service unavailable' })],
    ['answers with something else', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in to the hotel’s network.' })],
    ['answers with other JSON', (route) => route.fulfill({ json: { error: 'Log in first' } })],
    ['does not answer', () => {}],
  ])('%s → the index answers', async (_, fault) => {
    const { page } = await open(PAGE, { prepare: (page) => page.route(EDGE, fault) });
    await openSearch(page);
    await page.keyboard.type('hide sidebar');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
  });

  test.each([
    ['a mail address', 'ada@example.de', undefined],
    ['a number', 'order 7', undefined],
    ['more words than a search has', 'how do i hide the sidebar of my dashboard layout', undefined],
    ['a reader who opted out', 'hide sidebar', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ])('is not told of %s: the index answers', async (_, query, wish) => {
    const { page, asked } = await openAsking(wish && ((page) => page.addInitScript(wish)));
    await openSearch(page);
    await fieldOf(page).fill(query);
    await expect.poll(() => dialogOf(page).getByRole('status').textContent()).toMatch(/result|No page|Nothing/);
    expect(asked.toSorted()).toEqual(['/search/en-', 'activate-search', 'index-answers']);
  });

  test('answers every query as long as there is no index', async () => {
    const { page } = await open(PAGE, { prepare: (page) => page.route(INDEX, (route) => route.abort()) });
    await openSearch(page);
    await searchFor(page, 'crud');
    await fieldOf(page).fill('hide sidebar');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/toolpad/core/react-dashboard-layout#hide-navigation');
    await dialogOf(page).getByRole('radio', { name: 'Studio' }).check({ force: true });
    await expect.poll(() => chosen(page).getAttribute('href')).toContain('/toolpad/studio');
  });

  test.each(['sidebar', 'dashbord', 'blockchain wallet sidebar', '弹窗'])('answers %s as the index does', async (query) => {
    const shown = async (missing: string) => {
      const { page } = await open(PAGE, { prepare: (page) => page.route(missing, (route) => route.abort()) });
      await openSearch(page);
      await fieldOf(page).fill(query);
      await expect.poll(() => dialogOf(page).getByRole('status').textContent()).not.toMatch(/^(?:|Loading.*)$/);
      const html = await dialogOf(page).locator('.list').innerHTML();
      // The index brings its excerpts later.
      return html.replaceAll(/<small>.*?<\/small>/g, '');
    };
    expect(await shown(INDEX)).toBe(await shown(EDGE));
  });

  test('answers late what is no longer asked → nothing changes', async () => {
    const late = Promise.withResolvers<void>();
    const prepare = async (page: Page) => {
      await page.route(INDEX, (route) => route.abort());
      await page.route(/_edge\/search\?q=crud/, (route) => late.promise.then(() => route.continue()).catch(() => {}));
    };
    const { page } = await open(PAGE, { prepare });
    await openSearch(page);
    await fieldOf(page).fill('crud');
    await fieldOf(page).fill('hide sidebar');
    await expect.poll(() => chosen(page).getAttribute('href')).toContain('#hide-navigation');
    late.resolve();
    await requestsSeen(page);
    expect(await chosen(page).getAttribute('href')).toContain('#hide-navigation');
  });

  test('has answered when the index comes → what stands there is left alone', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    const index = page.waitForResponse(INDEX);
    await searchFor(page, 'hide sidebar');
    const first = await optionsOf(page).first().elementHandle();
    await (await index).finished();
    await requestsSeen(page);
    expect(await first!.evaluate((option) => option.isConnected)).toBe(true);
  });
});
