import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ownAppQuery } from '../../../client/shared/own-app/own-app.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core';
const NAME = `Rosa's "Café" <b>&`;
const ALIVE = 'body[data-alive]';

/** The landing with its scene, whose script has started. */
async function openLanding(path = PAGE, options: Parameters<typeof open>[1] = {}) {
  const opened = await open(path, options);
  const scene = opened.page.frameLocator('iframe[name=own-app]');
  const form = opened.page.locator('form.own-app');
  if (options.javaScriptEnabled !== false) await opened.page.locator('.own-code code span').first().waitFor();
  return {
    ...opened,
    scene,
    form,
    name: form.getByLabel('What is your app called?'),
    code: () => opened.page.locator('.own-code code').innerText(),
  };
}

/** Adds up what moves from now on, once all fonts are drawn. Runs in the page. */
async function watchShifts(): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const seen = Object.assign(window, { shifted: 0 });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift' });
}

/** The scene's script starts once its reader turns to it. */
async function wake(page: Page, scene: ReturnType<Page['frameLocator']>): Promise<void> {
  await page.locator('iframe[name=own-app]').hover();
  await scene.locator(ALIVE).waitFor();
}

const primaryOf = (scene: ReturnType<Page['frameLocator']>) =>
  scene.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-primary-main').trim());

describe('the form of the hero', () => {
  test.each(['before', 'after'])('shows what is typed and chosen at once, %s the scene is alive', async (when) => {
    const { page, scene, form, name, code, messages } = await openLanding();
    if (when === 'after') await wake(page, scene);
    const back = form.getByRole('button', { name: 'Back to the sample' });
    expect(await back.count()).toBe(0);
    await name.fill(NAME);
    await form.getByLabel('Teal').check();
    await form.getByLabel('Customers').uncheck();
    expect(await scene.getByText(NAME, { exact: true }).count()).toBe(1);
    expect(await primaryOf(scene)).toBe('#00796b');
    expect(await scene.getByRole('link', { name: 'Customers' }).isVisible()).toBe(false);
    expect(await scene.getByRole('link', { name: 'Reports' }).isVisible()).toBe(true);
    expect(await code()).toContain(`branding={{ title: 'Rosa\\'s "Café" <b>&' }}`);
    expect(await code()).not.toContain('customers');
    const chosen = await page.locator('.own-code .own').allInnerTexts();
    expect(chosen).toEqual([`'Orders'`, `'Reports'`, "'#00796b'", "'#80cbc4'", `'Rosa\\'s "Café" <b>&'`]);
    if (when === 'before') await wake(page, scene);
    await scene.getByText(NAME, { exact: true }).waitFor();
    expect(await scene.getByText('Nordwind Sales').count()).toBe(0);
    await back.click();
    await back.waitFor({ state: 'detached' });
    await scene.getByText('Nordwind Sales').waitFor();
    expect(await primaryOf(scene)).toBe('#1976d2');
    expect(await page.evaluate(() => document.cookie)).not.toContain('own-app');
    expect(messages).toEqual([]);
  });

  test('of a reader who typed its name before the script came is kept', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const hold = (page: Page) => page.route('**/assets/**/*.js', async (route) => held.then(() => route.continue()));
    const { page } = await open('/robots.txt');
    await hold(page);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.locator('form.own-app').getByLabel('What is your app called?').fill('Early Birds');
    release();
    await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'own-app')?.value).toContain('Early');
  });

  test('writes the word that a key changes, and nothing else of code and colors', async () => {
    const { page, scene, name, code } = await openLanding();
    await wake(page, scene);
    await name.fill('Rosa');
    await page.evaluate(() => {
      const written: string[] = [];
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) written.push(node.textContent ?? '');
      });
      observer.observe(document.querySelector('.own-code code')!, { childList: true, subtree: true });
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name=own-app]')!.contentWindow as Window & typeof globalThis;
      frame.CSSStyleSheet.prototype.replaceSync = () => written.push('a sheet');
      Object.assign(window, { written });
    });
    await name.press('End');
    await name.press('s');
    await scene.getByText('Rosas', { exact: true }).waitFor();
    expect(await code()).toContain(`title: 'Rosas'`);
    expect(await page.evaluate(() => (window as { written?: string[] }).written)).toEqual([`'Rosas'`]);
  });

  test('keeps the name for the next page, where demos and samples wear it', async () => {
    const { page, name, messages } = await openLanding();
    await name.fill(NAME);
    await page.goto(new URL('/toolpad/core/react-app-provider', page.url()).href);
    await pageSettled(page);
    const sample = page.locator('main code', { hasText: 'branding={{' }).first();
    await expect.poll(() => sample.textContent()).toContain(`branding={{ title: 'Rosa\\'s "Café" <b>&' }}`);
    expect(await page.locator('main code', { hasText: 'Harbour Goods' }).count()).toBe(0);
    await page.goto(new URL('/toolpad/core/react-dashboard-layout', page.url()).href);
    await page.locator('#DashboardLayoutBranding').scrollIntoViewIfNeeded();
    await page.frameLocator('#DashboardLayoutBranding iframe').first().getByText(NAME, { exact: true }).waitFor();
    expect(messages).toEqual([]);
  });

  test('menus of samples and demos leave out what is not chosen, until it is', async () => {
    const chosen = encodeURIComponent(ownAppQuery({ name: NAME, primary: 'teal', menu: ['orders'] }));
    const { page, messages } = await open('/toolpad/core/react-app-provider', { cookies: { 'own-app': chosen } });
    await pageSettled(page);
    const sample = page.locator('main figure.code', { hasText: "segment: 'orders'" }).first();
    // What is far from the window has no inner text.
    await sample.scrollIntoViewIfNeeded();
    await expect.poll(() => sample.innerText()).toContain("segment: 'orders'");
    expect(await sample.innerText()).not.toContain('customers');
    const demo = page.locator('#AppProviderBasic');
    await demo.scrollIntoViewIfNeeded();
    const menu = page.frameLocator('#AppProviderBasic iframe').first();
    await menu.getByRole('link', { name: 'Orders' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Customers' }).isVisible()).toBe(false);
    await demo.getByRole('button', { name: 'Full code' }).click();
    const source = demo.locator('.demo-source [data-for=TS] code');
    await expect.poll(() => source.innerText()).not.toMatch(/customers|GroupIcon/);
    expect(await source.innerText()).toContain("segment: 'orders'");
    await page.locator('.own-pill').click();
    await page.locator('#own-app-menu').getByText('Back to the samples').click();
    await sample.scrollIntoViewIfNeeded();
    await expect.poll(() => sample.innerText()).toContain('customers');
    await demo.scrollIntoViewIfNeeded();
    await expect.poll(() => source.innerText()).toContain('GroupIcon');
    await menu.getByRole('link', { name: 'Customers' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('themes of samples have the color, light and dark', async () => {
    const chosen = encodeURIComponent(ownAppQuery({ name: NAME, primary: 'purple', menu: [] }));
    const { page } = await open('/toolpad/core/react-app-provider', { cookies: { 'own-app': chosen } });
    await pageSettled(page);
    const sample = page.locator('main code', { hasText: 'light: createTheme' }).first();
    await expect.poll(() => sample.textContent()).toMatch(/primary: \{ main: '#7b1fa2' \}[\s\S]*primary: \{ main: '#ce93d8' \}/);
  });

  test('a link brings an app, and does not take away the one that is kept', async () => {
    const link = `${PAGE}?name=${encodeURIComponent(NAME)}&primary=pink&menu=orders`;
    const { page, scene, form, name } = await openLanding(link);
    await scene.getByText(NAME, { exact: true }).waitFor();
    expect(await name.inputValue()).toBe(NAME);
    expect(await form.getByLabel('Pink').isChecked()).toBe(true);
    expect(await form.getByLabel('Reports').isChecked()).toBe(false);
    await name.fill('Acme');
    await page.reload();
    await scene.getByText('Acme', { exact: true }).waitFor();
  });

  test('without script the edge writes the name into the scene, and keeps it', async () => {
    const { page, scene, form, name } = await openLanding(PAGE, { javaScriptEnabled: false });
    await name.fill(NAME);
    await form.getByLabel('Reports').uncheck();
    await form.getByLabel('Purple').check();
    await form.getByRole('button', { name: 'Show my app' }).click();
    await scene.getByText(NAME, { exact: true }).waitFor();
    expect(await scene.getByRole('link', { name: 'Reports' }).isVisible()).toBe(false);
    expect(await scene.getByRole('link', { name: 'Orders' }).isVisible()).toBe(true);
    expect(await primaryOf(scene)).toBe('#7b1fa2');
    const [kept] = (await page.context().cookies()).filter((cookie) => cookie.name === 'own-app');
    expect(decodeURIComponent(kept!.value)).toBe(ownAppQuery({ name: NAME, primary: 'purple', menu: ['orders', 'customers'] }));
    await name.fill('');
    await form.getByRole('button', { name: 'Show my app' }).click();
    await scene.getByText('Nordwind Sales', { exact: true }).waitFor();
    expect((await page.context().cookies()).filter((cookie) => cookie.name === 'own-app')).toEqual([]);
  });

  test.each([390, 1440])('moves nothing when its code arrives, at %i px', async (width) => {
    // What late fonts and a slow parser move is something else, and over by then.
    const comeLate = async (page: Page, route: Route) => {
      await page.waitForLoadState();
      await page.evaluate(watchShifts);
      await route.continue();
    };
    const prepare = (page: Page) => page.route('**/chunks/own-app-*.js', (route) => comeLate(page, route));
    const { page, name } = await openLanding(PAGE, { viewport: { width, height: 900 }, prepare });
    await name.scrollIntoViewIfNeeded();
    await pageSettled(page);
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
