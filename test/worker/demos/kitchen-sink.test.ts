import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block, BlockKind } from '../../../client/blocks/blocks.ts';
import { blocksIn } from '../../../client/blocks/blocks-in.ts';
import type { CompiledPage } from '../../../client/blocks/page.ts';
import { KITCHEN_SINK } from '../../../client/shared/address/view-paths.ts';
import { color } from '../../../client/theme/css.ts';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();

/** Each kind has a folder of its name. Versions stand on API pages alone. */
const KINDS = readdirSync('client/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'versions')
  .map(({ name }) => name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()));

const kindsIn = (block: Block): BlockKind[] => [block.kind, ...blocksIn(block).flatMap(kindsIn)];

test('every block is in the kitchen sink', () => {
  const { blocks } = JSON.parse(readFileSync(`${assetsFolder()}/_content/en${KITCHEN_SINK}.json`, 'utf8')) as CompiledPage;
  expect([...new Set(blocks.flatMap(kindsIn))].sort(), 'in content/kitchen-sink.md').toEqual(KINDS.sort());
});

test.each([
  ['', 'dir="ltr"'],
  ['direction=rtl; mui-mode=dark', 'dir="rtl" data-mui-color-scheme="dark"'],
])('%j → it is shown with its tokens in the mode of the reader, and not listed', async (cookie, attributes) => {
  const answer = await get(KITCHEN_SINK, { headers: { Cookie: cookie } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('X-Robots-Tag'), answer.headers.get('Cache-Control')]).toEqual([200, 'noindex', 'no-store']);
  expect(html).toContain(attributes);
  expect(html).toContain('<meta name="robots" content="noindex">');
  for (const name of Object.keys(color)) expect(html).toContain(`swatch-${name}`);
});

test.each(['/sitemap.xml', '/llms-full.txt', '/toolpad/_edge/search?q=kitchen+sink'])('%s does not know it', async (path) => {
  expect(await (await get(path)).text()).not.toMatch(/kitchen-sink/i);
});
