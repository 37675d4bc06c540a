import { expect, test } from 'vitest';
import { useBrowser } from '../../helpers/browser/browser.ts';
import { useDocsHost } from '../../helpers/worker/docs-host.ts';
import { settled } from '../../helpers/worker/stored.ts';

const host = useDocsHost();
const { open } = useBrowser('whole');
const PAGE = '/toolpad/core/api/dashboard-layout';
const OLDER = `${PAGE}?v=0.12`;

test('a first visit in another version → the page that is stored has the documented one', async () => {
  const { page } = await open(host.origin + OLDER);
  await settled(page);
  const stored = await page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), PAGE);
  const [plain, older] = await Promise.all([PAGE, OLDER].map(async (path) => chosen(await html(path))));
  expect(older).not.toBe(plain);
  expect(chosen(stored ?? '')).toBe(plain);
});

async function html(path: string): Promise<string> {
  return (await fetch(host.origin + path, { headers: { Accept: 'text/html' } })).text();
}

/** The version that a page's choice of versions shows as chosen. */
function chosen(html: string): string | undefined {
  return /<option[^>]* selected=""[^>]*>([^<]*)/.exec(html)?.[1];
}
