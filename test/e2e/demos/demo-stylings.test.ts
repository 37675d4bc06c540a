import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { hashOf } from '../../helpers/browser/live-edit.ts';

const { open } = useBrowser();
const PAGE = '/toolpad/core/react-sign-in-page';
const NAME = 'SignInPageSlots';
const TAILWIND = /className="mb-4 flex/;
const CSS = /import '\.\/index\.css'/;

/** What a reader sees of the demo: its frames, and the address that opens in a new tab. */
async function shown(page: Page) {
  const demo = page.locator(`#${NAME}`);
  // The link stands in a menu, which may be closed.
  const addresses = (selector: string, name: string) =>
    demo
      .locator(selector)
      .evaluateAll(
        (all, attribute) => all.filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.getAttribute(attribute)),
        name,
      );
  return { frames: await addresses('iframe', 'src'), link: await addresses('a[data-ga-event-action=open]', 'href') };
}

const only = (name: string) => ({ frames: [`/toolpad/_demo/${name}`], link: [`/toolpad/_demo/${name}`] });

describe('a demo in several stylings', () => {
  test.each([
    ['system', NAME],
    ['tailwind', `tailwind-${NAME}`],
    ['css', `css-${NAME}`],
  ])('shows the chosen one from the start, without script too: %s', async (codeStyling, name) => {
    const { page } = await open(PAGE, { cookies: { codeStyling }, javaScriptEnabled: false });
    expect(await shown(page)).toEqual(only(name));
    await page.locator(`#${NAME}`).getByRole('link', { name: 'Full code' }).filter({ visible: true }).click();
    expect(await page.locator('h1').innerText()).toBe(`Source of ${name}`);
  });

  test('a demo without the chosen one shows its first', async () => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' } });
    expect(await page.locator('#SignInPageCredentials iframe').isVisible()).toBe(true);
  });

  test('has a menu, by keyboard too, that is kept for a year; frame and code follow', async () => {
    const { page, messages } = await open(PAGE);
    const demo = page.locator(`#${NAME}`);
    await demo.getByRole('button', { name: 'Full code' }).click();
    await demo.getByRole('button', { name: 'Code styling' }).press('Enter');
    const item = (name: string) => page.getByRole('menuitemradio', { name });
    await item('MUI System').waitFor();
    expect(await item('MUI System').getAttribute('aria-checked')).toBe('true');
    await item('MUI System').press('ArrowDown');
    await expect.poll(() => item('Tailwind').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const code = demo.locator('.demo-source code').filter({ visible: true });
    await expect.poll(() => code.innerText()).toMatch(TAILWIND);
    expect(await shown(page)).toEqual(only(`tailwind-${NAME}`));
    await demo.frameLocator('iframe[data-styling=tailwind]').getByRole('heading', { name: 'Harbour Goods staff' }).waitFor();
    expect(await page.context().cookies()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'codeStyling', value: 'tailwind' })]),
    );
    expect(messages).toEqual([]);
  });

  test.each([
    [`#css-${NAME}.tsx`, 'css', 'TS', CSS, 2],
    [`#tailwind-${NAME}.js`, 'tailwind', 'JS', TAILWIND, 1],
  ])('%s opens the code and the frame in it, and keeps the choice', async (hash, codeStyling, codeVariant, code, files) => {
    const { page, messages } = await open(PAGE + hash);
    const demo = page.locator(`#${NAME}`);
    await demo.getByRole('button', { name: 'Excerpt' }).waitFor();
    const blocks = demo.locator('.demo-source code').filter({ visible: true });
    expect(await blocks.first().innerText()).toMatch(code);
    expect(await blocks.count()).toBe(files);
    expect(await shown(page)).toEqual(only(`${codeStyling}-${NAME}`));
    const kept = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
    expect(kept).toMatchObject({ codeStyling, codeVariant });
    expect(messages).toEqual([]);
  });

  test('Reset demo starts the frame that shows', async () => {
    const { page, messages } = await open(PAGE, { cookies: { codeStyling: 'css' } });
    const demo = page.locator(`#${NAME}`);
    await demo.scrollIntoViewIfNeeded();
    const frame = demo.frameLocator('iframe[data-styling=css]');
    await frame.locator('body[data-alive]').waitFor();
    await frame.getByRole('button', { name: 'Show password' }).click();
    await frame.getByRole('button', { name: 'Hide password' }).waitFor();
    await demo.getByRole('button', { name: 'More actions' }).click();
    await demo.getByRole('menuitem', { name: 'Reset demo' }).click();
    await frame.getByRole('button', { name: 'Show password' }).waitFor();
    expect(messages).toEqual([]);
  });
});

/** Where the demo's own elements stand and how they look, in the words of the browser. */
const LOOKS: [name: string, open: string | undefined, elements: string[]][] = [
  [NAME, undefined, ['h1', 'svg.MuiSvgIcon-colorPrimary', '[role=alert]', 'button[type=submit]', 'input[name=email]']],
  [
    'DashboardLayoutSlots',
    undefined,
    [
      'svg.MuiSvgIcon-colorPrimary',
      'text=Harbour Goods >> nth=0',
      '.MuiChip-root',
      'input[type=search]',
      'h1',
      'text=/admin, version/ >> nth=0',
    ],
  ],
  [
    'AccountSwitcher',
    'Current User',
    ['text=Your accounts >> nth=0', '[role=menuitem] .MuiAvatar-root >> nth=0', 'text=Add account', 'text=Sign Out'],
  ],
];

/** A font that comes late is left out, for each document on its own: here every one waits for it, as their text is measured. */
const waitForFonts = (page: Page) =>
  page.route('**/_demo/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
  });

async function lookOf(page: Page, selector: string) {
  const element = page.locator(selector).filter({ visible: true }).first();
  return element.evaluate((node) => {
    const { color, fontSize, fontWeight, lineHeight, letterSpacing, textTransform, textAlign } = getComputedStyle(node);
    const { x, y, width, height } = node.getBoundingClientRect();
    const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
    return { color, fontSize, fontWeight, lineHeight, letterSpacing, textTransform, textAlign, place };
  });
}

describe('stylings look the same', () => {
  for (const [name, button, elements] of LOOKS) {
    test.each([
      ['light', 'ltr'],
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ] as const)(`${name}, %s, %s`, async (colorScheme, direction) => {
      const looks = await Promise.all(
        [name, `tailwind-${name}`, `css-${name}`].map(async (address) => {
          const viewport = { width: 760, height: 560 };
          const options = { colorScheme, cookies: { direction }, viewport, bypassCSP: true, prepare: waitForFonts };
          const { page, messages } = await open(`/toolpad/_demo/${address}`, options);
          if (button) await page.getByRole('button', { name: button }).click();
          // Surfaces and sidebars move into place.
          await page.locator(elements[0]!).first().waitFor();
          await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
          // What opened may be the first text in its weight, whose font is loaded then.
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const look = Object.fromEntries(await Promise.all(elements.map(async (selector) => [selector, await lookOf(page, selector)])));
          expect(messages).toEqual([]);
          await page.context().close();
          return look;
        }),
      );
      expect(looks[1]).toEqual(looks[0]);
      expect(looks[2]).toEqual(looks[0]);
    });
  }
});

describe('editing a styling', () => {
  const CODE = `import './index.css';\nexport default function Demo() {\n  return <div className="staff-title mb-4 flex">Edited</div>;\n}\n`;

  test.each(['css', 'tailwind'])('%s: a link with an edit runs with the sheet of the demo', async (styling) => {
    const { page, messages } = await open(PAGE + hashOf(CODE, { name: `${styling}-${NAME}` }));
    const demo = page.locator(`#${NAME}`);
    await demo.getByRole('button', { name: 'Run', exact: true }).click();
    const edited = demo.frameLocator('iframe.edited').getByText('Edited');
    await edited.waitFor();
    expect(await edited.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    expect(await demo.locator('iframe').filter({ visible: true }).count()).toBe(1);
    expect(page.url()).toContain(`#edit=${styling}-${NAME}.TS.`);
    expect(messages).toEqual([]);
  });

  test('an untouched editor follows the chosen styling, and its code runs', async () => {
    const { page, messages } = await open(PAGE, { cookies: { codeStyling: 'css' } });
    const demo = page.locator(`#${NAME}`);
    await demo.getByRole('button', { name: 'Edit code' }).click();
    const field = demo.getByRole('textbox', { name: `Code of ${NAME}` });
    await expect.poll(() => field.innerText()).toContain('index.css');
    await demo.getByRole('button', { name: 'Code styling' }).click();
    await page.getByRole('menuitemradio', { name: 'MUI System' }).click();
    await expect.poll(() => field.innerText()).not.toContain('index.css');
    await demo.getByRole('button', { name: 'Code styling' }).click();
    await page.getByRole('menuitemradio', { name: 'CSS', exact: true }).click();
    await expect.poll(() => field.innerText()).toContain('index.css');
    await demo.getByRole('button', { name: 'Run', exact: true }).click();
    const heading = demo.frameLocator('iframe.edited').getByRole('heading', { name: 'Harbour Goods staff' });
    await heading.waitFor();
    expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('24px');
    expect(messages).toEqual([]);
  });
});
