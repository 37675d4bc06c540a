import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';
import { layoutShifts } from '../../helpers/browser/layout-shift.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/api/dashboard-layout';
const HOOK = '/toolpad/core/react-use-dialogs/api';
const phone = { viewport: { width: 390, height: 844 } };

/** How each table of a kind looks: rows of a list are blocks. */
const views = (page: Page, section: string) =>
  page
    .locator(`.api[data-section="${section}"] tbody tr:first-child`)
    .evaluateAll((rows) => rows.map((row) => (getComputedStyle(row).display === 'block' ? 'list' : 'table')));
const chosen = (page: Page, section: string) =>
  page
    .locator(`.api[data-section="${section}"]`)
    .first()
    .locator('input:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const choose = (page: Page, group: string, view: string) =>
  page.getByRole('group', { name: group }).first().getByText(view, { exact: true }).click();

/** Where something stands in the window once its fonts have come and two frames leave it there: what is scrolled to takes its real size only then. */
const topAtRest = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top: number | undefined; ; await frame().then(frame)) {
      await document.fonts.ready;
      const now = element.getBoundingClientRect().top;
      if (now === top) return now;
      top = now;
    }
  });

describe('the view of API tables', () => {
  test('is a table on a wide screen and a list on a phone, until the reader chooses', async () => {
    const { page, messages } = await open(PAGE);
    expect(await views(page, 'props')).toEqual(['table']);
    await expect.poll(() => chosen(page, 'props')).toEqual(['table']);
    await page.setViewportSize(phone.viewport);
    await expect.poll(() => chosen(page, 'props')).toEqual(['expanded']);
    expect(await views(page, 'props')).toEqual(['list']);
    await choose(page, 'View of the props', 'Table');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.setViewportSize(phone.viewport);
    expect(await views(page, 'props')).toEqual(['table']);
    expect(messages).toEqual([]);
  });

  test('is one choice for each kind, kept for other pages', async () => {
    const { page, messages } = await open(PAGE);
    await choose(page, 'View of the props', 'List');
    expect([await views(page, 'props'), await views(page, 'slots')]).toEqual([['list'], ['table']]);
    await pageSettled(page);
    await page.goto('/toolpad/core/api/account');
    expect([await views(page, 'props'), await views(page, 'slots')]).toEqual([['list'], ['table']]);
    await pageSettled(page);
    await page.goto('/toolpad/studio/reference/components/button');
    expect(await views(page, 'props')).toEqual(['list']);
    expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('expanded');
    expect(messages).toEqual([]);
  });

  test('is kept when it was chosen before the script came', async () => {
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    const late = async (route: Route) => {
      await pressed;
      await route.continue();
    };
    const { page } = await open('/robots.txt');
    await page.route(/\/entry-[\w-]+\.js$/, late);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await choose(page, 'View of the props', 'List');
    press();
    await expect.poll(() => chosen(page, 'slots')).toEqual(['table']);
    expect([await views(page, 'props'), await chosen(page, 'props')]).toEqual([['list'], ['expanded']]);
    expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('expanded');
  });

  test('is the same for all tables of a kind, and the one in hand stays where it is', async () => {
    const { page } = await open(HOOK);
    await pageSettled(page);
    const last = page.locator('.api[data-section="options"]').last();
    await last.scrollIntoViewIfNeeded();
    await topAtRest(last);
    // A press by the pointer may have to be tried again, which scrolls; and what else goes on in the page takes its time.
    const moved = await last.evaluate((table) => {
      const before = table.getBoundingClientRect().top;
      table.querySelector<HTMLElement>('input[value=expanded]')?.click();
      return table.getBoundingClientRect().top - before;
    });
    expect(new Set(await views(page, 'options'))).toEqual(new Set(['list']));
    expect(Math.abs(moved)).toBeLessThan(2);
  });

  test('follows another open page', async () => {
    const { page } = await open(PAGE);
    await expect.poll(() => chosen(page, 'props')).toEqual(['table']);
    const other = await page.context().newPage();
    await other.goto('/toolpad/core/api/account');
    await choose(other, 'View of the props', 'List');
    await expect.poll(() => views(page, 'props')).toEqual(['list']);
  });

  test('is chosen with the keyboard', async () => {
    const { page } = await open(PAGE);
    const group = page.getByRole('group', { name: 'View of the slots' });
    await expect.poll(() => chosen(page, 'slots')).toEqual(['table']);
    await group.getByRole('radio', { name: 'Table' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await group.getByRole('radio', { name: 'List' }).isChecked()).toBe(true);
    expect(await views(page, 'slots')).toEqual(['list']);
    const outline = await group
      .locator('label')
      .last()
      .evaluate((label) => getComputedStyle(label).outlineStyle);
    expect(outline).toBe('solid');
  });

  test('is there at the first paint, and moves nothing', async () => {
    const { page } = await open(PAGE, {
      prepare: async (page) => {
        await page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
        // Without any script of the page but its inline one.
        await page.route(/\/entry-[\w-]+\.js$/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
      },
    });
    expect([await views(page, 'props'), await views(page, 'slots')]).toEqual([['list'], ['table']]);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
  });

  test('keeps roles, names and addresses of a table in the list', async () => {
    const { page } = await open(`${PAGE}#dashboard-layout-prop-sx`, phone);
    const row = page.locator('#dashboard-layout-prop-sx');
    expect(
      await page
        .getByRole('row')
        .filter({ has: row.getByRole('cell') })
        .count(),
    ).toBe(0);
    const table = page.getByRole('table').first();
    expect(await table.getByRole('row').count()).toBe(await table.locator('tr').count());
    expect(await row.getByRole('cell').first().locator('.prop-name').innerText()).toBe('sx');
    expect(await page.getByRole('columnheader', { name: 'Description' }).count()).toBe(2);
    expect(await row.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('says nothing where the table has a dash, and names a default', async () => {
    const { page } = await open(PAGE, phone);
    expect(await page.locator('#dashboard-layout-prop-sx').innerText()).not.toContain('-\n');
    const head = await page
      .locator('#dashboard-layout-prop-slots [data-head]')
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    // The room after it is a part of it: it stays between the two when the page is mirrored.
    expect(head).toMatch(/^"Default\s+"$/);
  });

  test('works without script, table by table', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    expect(await views(page, 'props')).toEqual(['table']);
    await choose(page, 'View of the props', 'List');
    expect([await views(page, 'props'), await views(page, 'slots')]).toEqual([['list'], ['table']]);
    await choose(page, 'View of the props', 'Table');
    expect(await views(page, 'props')).toEqual(['table']);
    await page.setViewportSize(phone.viewport);
    expect([await views(page, 'props'), await views(page, 'slots')]).toEqual([['table'], ['list']]);
  });

  test('holds on the page when storage is denied', async () => {
    const { page, messages } = await open(PAGE, {
      prepare: (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
          }
        }),
    });
    await expect.poll(() => chosen(page, 'props')).toEqual(['table']);
    await choose(page, 'View of the props', 'List');
    await page.setViewportSize({ width: 1300, height: 900 });
    expect(await views(page, 'props')).toEqual(['list']);
    expect(messages).toEqual([]);
  });

  test('speaks the reader’s language', async () => {
    const { page } = await open(`/zh${PAGE}`);
    await choose(page, '属性的显示方式', '列表');
    expect(await views(page, 'props')).toEqual(['list']);
  });

  test('is tracked by its kind and name', async () => {
    const { page } = await open(PAGE);
    await pageSettled(page);
    await choose(page, 'View of the props', 'List');
    const events = () =>
      page.evaluate(() => JSON.stringify(window.dataLayer?.map((event) => [...(event as ArrayLike<unknown> & Iterable<unknown>)])));
    await expect.poll(events).toContain('"layout",{"eventAction":"props","eventLabel":"expanded"}');
  });
});
