import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { chosen, dialogOf, fieldOf, openSearch, optionsOf, searchFor } from '../../helpers/browser/search-dialog.ts';

const PAGE = '/toolpad/core/introduction/installation';
const { open } = useBrowser();

describe('with the keyboard alone', () => {
  test.each(['Control+k', 'Meta+k', '/'])('%s opens it, with the focus in the field', async (keys) => {
    const { page, messages } = await open(PAGE);
    await openSearch(page, keys);
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('two letters, Enter: the page of the answer', async () => {
    const { page, messages } = await open(PAGE);
    await openSearch(page);
    await page.keyboard.type('useDialogs');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/toolpad/core/react-use-dialogs');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/toolpad/core/react-use-dialogs');
    expect(messages.filter((message) => !message.startsWith('failed:'))).toEqual([]);
  });

  test.each(['Control+Enter', 'Shift+Enter'])('%s opens the answer elsewhere, and leaves the others to be opened', async (keys) => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await page.keyboard.type('useDialogs');
    await expect.poll(() => chosen(page).getAttribute('href')).toBe('/toolpad/core/react-use-dialogs');
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press(keys)]);
    await opened.waitForURL('**/toolpad/core/react-use-dialogs');
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(await fieldOf(page).isVisible()).toBe(true);
  });

  test('Enter before the answer has come goes to the page of results, and does nothing that is called like the query', async () => {
    const { page } = await open(PAGE, {
      prepare: async (page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
        await page.route('**/_edge/search?*', () => {});
      },
    });
    await openSearch(page);
    await page.keyboard.type('dark');
    await optionsOf(page).getByText('Switch to dark mode').waitFor();
    expect(await chosen(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/toolpad/search?q=dark*');
    expect((await page.context().cookies()).filter(({ value }) => value.includes('dark'))).toEqual([]);
  });

  test('arrows move through the options and around; the field names the one', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'dialog');
    const ids = await optionsOf(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('true');
    const named = () => fieldOf(page).getAttribute('aria-activedescendant');
    expect(await named()).toBe(ids[0]);
    await page.keyboard.press('ArrowDown');
    expect(await named()).toBe(ids[1]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await named()).toBe(ids.at(-1));
    expect(await chosen(page).evaluate((option) => option.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test('without options the field says so', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await fieldOf(page).fill('qqqqwwwwzzzz');
    await page.getByText('Nothing found').first().waitFor();
    expect(await fieldOf(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('another query begins at the top of its results', async () => {
    const { page } = await open(PAGE, { viewport: { width: 1440, height: 500 } });
    await openSearch(page);
    await searchFor(page, 'dialog');
    const list = dialogOf(page).getByRole('listbox');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    // The same results: nothing but the typing moves the list.
    await page.keyboard.type(' ');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  test('on a Mac, Control+k stays with the field that has the focus', async () => {
    const isMac = () => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    const { page } = await open(PAGE, { prepare: (page) => page.addInitScript(isMac) });
    await page.keyboard.press('Control+k');
    expect(await dialogOf(page).isVisible()).toBe(false);
    await page.keyboard.press('Meta+k');
    await fieldOf(page).waitFor();
  });

  test.each(['Escape', 'Control+k'])('%s closes it and gives the focus back', async (keys) => {
    const { page } = await open(PAGE);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await fieldOf(page).waitFor();
    await page.keyboard.press(keys);
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.each<[string, KeyboardEventInit]>([
    ['while it writes', { isComposing: true }],
    // What Safari sends once it has written.
    ['as its last key', { keyCode: 229 }],
  ])('Enter of an input method, %s, opens nothing', async (_, event) => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'crud');
    await fieldOf(page).dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...event });
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await page.keyboard.press('Enter');
    await page.waitForURL(/react-crud/);
  });

  test('arrows on a product choose among products, and leave the results alone', async () => {
    const { page } = await open(PAGE);
    await openSearch(page);
    await searchFor(page, 'form');
    const product = (name: string) => dialogOf(page).getByRole('radio', { name });
    await product('All products').focus();
    await page.keyboard.press('ArrowRight');
    expect(await product('Core').isChecked()).toBe(true);
    await optionsOf(page).locator('mark').first().waitFor();
    await expect.poll(() => optionsOf(page).nth(0).getAttribute('aria-selected')).toBe('true');
  });

  test('`/` in a field is a letter', async () => {
    const { page } = await open('/toolpad/search');
    await page.getByRole('main').getByRole('searchbox').press('/');
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('/');
    expect(await dialogOf(page).count()).toBe(0);
  });
});
