import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';

const { open } = useBrowser('whole');
const PAGE = '/toolpad/core/react-dashboard-layout';

/** Stands in for the modules of the demos, whatever chunk they are in. */
const BROKEN = `function Broken() {
  if (!window.mended) throw new Error('The shelf fell down.');
  return 'The shelf is up.';
}
const make = () => Broken;
export { ${Array.from({ length: 40 }, (_, place) => `make as demo${place}`).join()} };`;

test.each([
  ['light', PAGE, 'This demo stopped working', 'Try again'],
  ['dark', `/zh${PAGE}`, '此演示已停止运行', '重试'],
] as const)('a demo that crashes says so in its frame and can be tried again (%s, %s)', async (colorScheme, path, title, again) => {
  const { page, messages } = await open('/robots.txt', { colorScheme });
  await page.route(/\/assets\/demos\/core-\d+-\w+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN }));
  await page.goto(path);
  const frame = page.frameLocator('#DashboardLayoutBasic iframe');
  const alert = frame.getByRole('alert');
  await alert.waitFor();
  expect((await alert.innerText()).split(/\n+/).slice(0, 2)).toEqual([title, 'The shelf fell down.']);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await page.locator('#DashboardLayoutBasic iframe').evaluate((element: HTMLIFrameElement) => element.clientHeight)).toBe(494);
  await frame.locator('body').evaluate(() => Object.assign(window, { mended: true }));
  await frame.getByRole('button', { name: again }).click();
  await frame.getByText('The shelf is up.').waitFor();
  // One line for each crash, for whoever looks for its cause.
  expect(messages.filter((message) => !message.startsWith('error: Error: The shelf fell down.'))).toEqual([]);
});
