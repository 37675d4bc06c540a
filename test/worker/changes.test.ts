import { Response as AssetResponse } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { assetsFromDisk } from '../../scripts/dev/assets-from-disk.ts';
import { PAGE } from '../helpers/html/pages.ts';
import { watchedAssets } from '../helpers/worker/assets.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { serviceBindings, replaced } = watchedAssets();
const { get } = useWorker({ serviceBindings });
const FEED = '/toolpad/changes.atom';

function withDays(days: unknown): void {
  replaced.set('/_content/changes.json', () => new AssetResponse(JSON.stringify(days)));
}

describe('The feed of changes', () => {
  test('has an entry for each day and page, with an id of its own', async () => {
    withDays([
      { day: '2026-11-22', pages: [{ path: '/toolpad/core/a', title: 'A & <B>', what: ['Say & do', 'More'] }] },
      { day: '2026-11-21', pages: [{ path: '/toolpad/core/a', title: 'A', what: [] }] },
    ]);
    const answer = await get(FEED);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const feed = await answer.text();
    expect([...feed.matchAll(/<entry>.*?<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      'https://mui.com/toolpad/core/a#2026-11-22',
      'https://mui.com/toolpad/core/a#2026-11-21',
    ]);
    expect(feed).toContain('<title>A &amp; &lt;B&gt;</title>');
    expect([...feed.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary]) => summary)).toEqual(['Say &amp; do; More', '']);
    expect(feed).toContain('<link rel="self" href="https://mui.com/toolpad/changes.atom"/><updated>2026-11-22T00:00:00Z</updated>');
  });

  test('without history is a feed without entries', async () => {
    withDays([]);
    const feed = await (await get(FEED)).text();
    expect([feed.includes('<entry>'), feed.includes('<updated>1970-01-01T00:00:00Z</updated>')]).toEqual([false, true]);
  });

  test('is named by the page of changes, which every page leads to', async () => {
    expect(await (await get('/toolpad/changes')).text()).toContain('type="application/atom+xml" href="/toolpad/changes.atom"');
    expect(await (await get(`/zh${PAGE}`)).text()).toContain('href="/zh/toolpad/changes"');
  });
});

test('The page of changes is in Chinese too', async () => {
  const html = await (await get('/zh/toolpad/changes')).text();
  expect(html).toMatch(/<html[^>]* lang="zh"/);
  expect(html).toMatch(/<h1[^>]*>文档改动<\/h1>/);
});

test.each([
  ['2026-11-20', true],
  [undefined, false],
])('a page that changed on %s says so: %s', async (modified, says) => {
  const path = says ? '/toolpad/core/introduction/support' : '/toolpad/core/introduction/roadmap';
  const asset = `/_content/en${path}.json`;
  const page = await (await assetsFromDisk({ url: `https://assets.invalid${asset}` })).json();
  replaced.set(asset, () => new AssetResponse(JSON.stringify({ ...(page as object), modified })));
  const html = await (await get(path)).text();
  expect(html.includes('<time dateTime="2026-11-20">2026-11-20</time>')).toBe(says);
  expect(html.includes(`/commits/main/content/pages${path.replace('/toolpad', '')}.md`)).toBe(says);
});

test.each([
  ['one', '/zh/toolpad/core/react-crud', ['Zoë <b>'], '贡献者： <bdi>Zoë &lt;b&gt;</bdi>'],
  ['two', '/toolpad/core/react-crud', ['Ada', 'Bo'], 'Contributors: <bdi>Ada</bdi> and <bdi>Bo</bdi>'],
  [
    'many',
    '/toolpad/core/react-account',
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    'Contributors: <bdi>A</bdi>, <bdi>B</bdi>, <bdi>C</bdi>, <bdi>D</bdi>, <bdi>E</bdi>, <bdi>F</bdi>, and <bdi>others</bdi>',
  ],
  ['no', '/toolpad/core/react-page-container', [], undefined],
  ['unknown', '/toolpad/core/react-use-dialogs', undefined, undefined],
])('a page with %s contributors says so beside its history', async (_, path, contributors, says) => {
  const asset = `/_content/${path.startsWith('/zh') ? path.slice(1) : `en${path}`}.json`;
  const page = await (await assetsFromDisk({ url: `https://assets.invalid${asset}` })).json();
  replaced.set(asset, () => new AssetResponse(JSON.stringify({ ...(page as object), modified: '2026-11-20', contributors })));
  const html = (await (await get(path)).text()).replaceAll('<!-- -->', '');
  if (says) expect(html).toContain(says);
  else expect(html).not.toContain('Contributors');
});
