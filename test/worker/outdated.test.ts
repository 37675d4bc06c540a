import { readFileSync } from 'node:fs';
import { Response as AssetResponse } from 'miniflare';
import { expect, test } from 'vitest';
import type { CompiledPage } from '../../client/blocks/page.ts';
import chinese from '../../content/translations/zh.json' with { type: 'json' };
import { assetsFolder } from '../../scripts/shared/folders.ts';
import { PAGE } from '../helpers/html/pages.ts';
import { watchedAssets } from '../helpers/worker/assets.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { serviceBindings, replaced } = watchedAssets();
const { get } = useWorker({ serviceBindings });

test('a translation that is older than its page → says so, names the sections and leads to the English page', async () => {
  const asset = `/_content/zh${PAGE}.json`;
  const page: CompiledPage = JSON.parse(readFileSync(assetsFolder() + asset, 'utf8'));
  const outdated = page.headings.slice(0, 2);
  replaced.set(asset, () => new AssetResponse(JSON.stringify({ ...page, outdated })));
  const html = await (await get(`/zh${PAGE}`)).text();
  const notice = /<div class="notice">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
  expect(notice).toContain(chinese.outdated);
  expect(notice).toContain(`href="${PAGE}"`);
  for (const { id, html: title } of outdated) expect(notice).toContain(`<a href="#${id}">${title}</a>`);
});

test('an up-to-date translation → says nothing', async () => {
  expect(await (await get('/zh/toolpad/core')).text()).not.toContain(chinese.outdated);
});
