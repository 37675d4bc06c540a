import { Response as AssetResponse } from 'miniflare';
import { describe, expect, test } from 'vitest';
import english from '../../../content/translations/en.json' with { type: 'json' };
import { assetsFromDisk } from '../../../scripts/dev/assets-from-disk.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

type Get = ReturnType<typeof useWorker>['get'];

async function suggested(get: Get, path: string): Promise<string[]> {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  const [, list = ''] = /<div class="suggestions">(.*?)<\/div>/.exec(await answer.text()) ?? [];
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
}

describe('the page of an address that leads nowhere', () => {
  const { get, console: log } = useWorker();

  test.each([
    ['/toolpad/core/dashboard-layot', '/toolpad/core/react-dashboard-layout'],
    ['/toolpad/core/instalation', '/toolpad/core/introduction/installation'],
    ['/toolpad/studio/deployment-docker', '/toolpad/studio/concepts/deployment'],
    ['/toolpad/core/useDialogs', '/toolpad/core/react-use-dialogs'],
    ['/zh/toolpad/core/page-contaner', '/zh/toolpad/core/react-page-container'],
    ['/tutorial', '/toolpad/core/introduction/tutorial'],
  ])('%s → did you mean %s', async (path, expected) => {
    expect(await suggested(get, path)).toContain(expected);
  });

  test.each([
    ['/toolpad/core/instalation', ['Installation – Toolpad Core', 'Installation – Toolpad Studio']],
    ['/toolpad/studio/instalation', ['Installation – Toolpad Studio', 'Installation – Toolpad Core']],
  ])('%s → %j, in this order: pages of one name are told apart', async (path, expected) => {
    const [, list = ''] = /<div class="suggestions">(.*?)<\/div>/.exec(await (await get(path)).text()) ?? [];
    expect([...list.matchAll(/>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual(expected);
  });

  test.each([
    '/qqqqwwwwzzzz',
    '/toolpad/core/1',
    `/${'zq-'.repeat(600)}`,
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    '/toolpad/core/(a+)+$',
  ])('%s → at most three suggestions, and no failure', async (path) => {
    expect((await suggested(get, path)).length).toBeLessThanOrEqual(3);
  });

  test('what one address resembles does not show on the next', async () => {
    expect(await suggested(get, '/toolpad/core/tutorial')).not.toEqual([]);
    expect(await suggested(get, '/qqqqwwwwzzzz')).toEqual([]);
  });

  test('the address itself is not repeated', async () => {
    const html = await (await get('/toolpad/core/dashboard-evil-example')).text();
    expect(html).not.toContain('evil');
  });

  test('the suggestions are a list of links under words', async () => {
    const html = await (await get('/toolpad/core/dashboard-layot')).text();
    expect(html).toMatch(
      new RegExp(`<div class="suggestions"><p>${english.search.didYouMean}</p><ul>(?:<li><a href="[^"]+">[^<]+</a></li>)+</ul></div>`),
    );
  });

  test('as Markdown too', async () => {
    const answer = await get('/toolpad/core/dashboard-layot.md');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(
      /^- \[Dashboard Layout – Toolpad Core\]\(https:\/\/[^/]+\/toolpad\/core\/react-dashboard-layout\.md\)$/m,
    );
  });

  test('nothing is logged', () => {
    expect(log).toEqual([]);
  });
});

const isTitles = (url: string) => url.includes('/_content/search/titles-');
const withoutTitles = (request: { url: string }) =>
  isTitles(request.url) ? new AssetResponse(null, { status: 500 }) : assetsFromDisk(request);
const serviceBindings = { ASSETS: withoutTitles };

describe('without the list of titles', () => {
  const { get } = useWorker({ serviceBindings });

  test('the page is there all the same', async () => {
    expect(await suggested(get, '/toolpad/core/tutorial')).toEqual([]);
  });
});
