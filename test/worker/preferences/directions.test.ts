import { expect, test } from 'vitest';
import { paths } from '#content';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();

/** The body of a page without what is stamped on its tag: the script and everything that readers see. */
async function bodyIn(path: string, direction: string): Promise<string> {
  const html = await (await get(path, { headers: { Cookie: `direction=${direction}` } })).text();
  const body = html.slice(html.indexOf('<body'));
  // Styles have a name for each direction.
  return body.slice(body.indexOf('>') + 1).replaceAll(/\b(?:css|rtl)-(?=[a-z0-9])/g, '');
}

/** The settings page shows what is chosen: that differs. */
const alike = paths.filter((path) => path !== '/toolpad/settings');

test.each(alike)('%s → the same body left to right and right to left; only names of styles and the sheet differ', async (path) => {
  const body = await bodyIn(path, 'ltr');
  expect(body.length).toBeGreaterThan(1000);
  expect(await bodyIn(path, 'rtl')).toBe(body);
});
