import { expect, test } from 'vitest';
import { axeViolations } from '../../helpers/browser/axe.ts';
import { pageSettled, useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser();

/** Pages with a button of Material UI that no script of its own brings to life. */
const BUTTONS = [
  ['/toolpad', '.hero .actions a'],
  ['/toolpad/core', '.hero .copy'],
  ['/toolpad/settings', 'main form button'],
  ['/toolpad/search', 'main form button'],
  ['/toolpad/offline', 'main form button'],
] as const;

test.each(BUTTONS)('%s: a ring shows that the keyboard has reached the button', async (path, button) => {
  const { page } = await open(path);
  const { outline, target } = await page
    .locator(button)
    .first()
    .evaluate((element: HTMLElement) => {
      element.focus({ focusVisible: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { outline: `${outlineStyle} ${outlineWidth}`, target: element.clientHeight };
    });
  expect(outline).toBe('solid 2px');
  expect(target).toBeGreaterThanOrEqual(24);
});

test.each(BUTTONS.filter(([path]) => path !== '/toolpad/core'))('%s: a contrast theme leaves the button a border', async (path, button) => {
  const { page } = await open(path, { forcedColors: 'active' });
  const border = await page
    .locator(button)
    .first()
    .evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { line: `${borderTopStyle} ${borderTopWidth}`, differs: borderTopColor !== backgroundColor };
    });
  expect(border).toEqual({ line: 'solid 1px', differs: true });
});

test.each([
  ['/toolpad/settings', 'light', 'ltr'],
  ['/toolpad/settings', 'dark', 'rtl'],
  ['/toolpad/search?q=dialog', 'light', 'rtl'],
  ['/toolpad/search?q=%3F', 'dark', 'ltr'],
  ['/toolpad/offline', 'dark', 'ltr'],
  ['/toolpad/core/react-dashbord-layout', 'light', 'ltr'],
] as const)('%s (%s, %s): axe finds nothing', async (path, colorScheme, direction) => {
  const { page } = await open(path, { colorScheme, cookies: { direction }, viewport: { width: 390, height: 800 } });
  await pageSettled(page);
  expect(await axeViolations(page)).toEqual([]);
});
