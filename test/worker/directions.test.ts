import { expect, test } from 'vitest';
import { paths } from '#content';
import { useWorker } from '../helpers/worker.ts';

const { get } = useWorker();

/** The body of a page without what is stamped on its tag: the script and everything that readers see. */
async function bodyIn(path: string, direction: string): Promise<string> {
  const html = await (await get(path, { headers: { Cookie: `direction=${direction}` } })).text();
  const body = html.slice(html.indexOf('<body'));
  return body.slice(body.indexOf('>') + 1);
}

test.each(paths)('%s → the same body left to right and right to left; only the sheet differs', async (path) => {
  const body = await bodyIn(path, 'ltr');
  expect(body.length).toBeGreaterThan(1000);
  expect(await bodyIn(path, 'rtl')).toBe(body);
});
