import { beforeAll, describe, expect, test } from 'vitest';
import { fontUrls, modules } from '#assets';
import { demoNames } from '#content';
import { PAGE } from '../helpers/html/pages.ts';
import { watchedAssets } from '../helpers/worker/assets.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const cookie = (value: string) => ({ headers: { Cookie: value } });

describe('Cache-Control', () => {
  test.each([
    [PAGE, 'public, max-age=0, must-revalidate'],
    [`/zh${PAGE}`, 'public, max-age=0, must-revalidate'],
    [`/toolpad/_demo/${demoNames[0]}`, 'public, max-age=0, must-revalidate'],
    ['/toolpad/nothing', 'private, max-age=60'],
    ['/zh/nothing', 'private, max-age=60'],
    [modules[0]!.url, 'public, max-age=31536000, immutable'],
    [fontUrls[0]!, 'public, max-age=31536000, immutable'],
    ['/toolpad/assets/nothing-00000000.js', 'no-store'],
    ['/static/favicon.svg', 'public, max-age=86400'],
    ['/static/nothing.svg', 'public, max-age=60'],
    ['/robots.txt', 'public, max-age=86400'],
    ['/sitemap.xml', 'public, max-age=86400'],
    ['/', 'public, max-age=86400'],
    ['/toolpad/settings', 'no-store'],
    [`/toolpad/_demo/${demoNames[0]}/source`, 'no-store'],
    ['/toolpad/_edge/health', 'no-store'],
    ['/toolpad/_edge/nothing', 'no-store'],
    [`/${'a'.repeat(2100)}`, 'no-store'],
  ])('%s → %s, and no Set-Cookie', async (path, value) => {
    const { headers } = await get(path, cookie('mui-mode=dark; session=1'));
    expect(headers.get('Cache-Control')).toBe(value);
    expect(headers.has('Set-Cookie')).toBe(false);
  });
});

describe('ETag of a page', () => {
  let tag: string;
  beforeAll(async () => {
    tag = (await get(PAGE)).headers.get('ETag')!;
    expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each([
    ['the tag', (own: string) => own, 304],
    ['the tag made weak', (own: string) => `W/${own}`, 304],
    ['a list with the tag', (own: string) => `"a", W/"b" ,${own}`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['the tag without its quotes', (own: string) => own.slice(1, -1), 200],
    ['the tag of other stamps', (own: string) => own.replace(/.{4}"$/, 'xxxx"'), 200],
    ['nothing', () => '', 200],
  ])('If-None-Match with %s → %s', async (_, header, status) => {
    const answer = await get(PAGE, { headers: { 'If-None-Match': header(tag) } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('ETag')).toBe(tag);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await answer.text()).length > 0).toBe(status === 200);
  });

  test.each(['mui-mode=dark', 'direction=rtl', 'codeVariant=JS', 'codeStyling=css', 'dense=true', 'codeblock-package-manager=bun'])(
    '%s → another tag, and its own 304',
    async (stamp) => {
      const own = (await get(PAGE, cookie(stamp))).headers.get('ETag')!;
      expect(own).not.toBe(tag);
      expect((await get(PAGE, { headers: { Cookie: stamp, 'If-None-Match': tag } })).status).toBe(200);
      expect((await get(PAGE, { headers: { Cookie: stamp, 'If-None-Match': own } })).status).toBe(304);
    },
  );

  test('other pages and languages → other tags', async () => {
    const tags = await Promise.all(
      [PAGE, `/zh${PAGE}`, '/api-docs', '/zh/api-docs'].map(async (path) => (await get(path)).headers.get('ETag')),
    );
    expect(new Set(tags).size).toBe(4);
  });

  test.each([
    ['lang=zh; session=1', 'public, max-age=60'],
    ['mui-mode=system; dense=false', 'public, max-age=60'],
    ['mui-mode=dark', 'private, max-age=60'],
    ['direction=rtl; codeVariant=JS; dense=true', 'private, max-age=60'],
  ])('404 for a reader with the cookies %j → %s: never both personal and public', async (cookies, cacheControl) => {
    for (const path of ['/toolpad/nothing', '/zh/toolpad/core/nope']) {
      const answer = await get(path, { headers: { Cookie: cookies } });
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, cacheControl]);
      const isNeutral = (await answer.text()) === (await (await get(path)).text());
      expect(isNeutral).toBe(cacheControl.startsWith('public'));
    }
  });

  test('Server-Timing says where a page was, and how long its rendering took', async () => {
    const page = '/toolpad/studio/concepts/theming';
    expect((await get(page)).headers.get('Server-Timing')).toMatch(/^cache;desc="render", render;dur=\d+$/);
    expect((await get(page)).headers.get('Server-Timing')).toBe('cache;desc="memory"');
  });

  test('404 with its own tag → 404 again, never 304', async () => {
    const own = (await get('/toolpad/nothing')).headers.get('ETag')!;
    expect((await get('/toolpad/nothing', { headers: { 'If-None-Match': own } })).status).toBe(404);
  });
});

describe('a cold cache', () => {
  const { serviceBindings, asked } = watchedAssets();
  const cold = useWorker({ serviceBindings });

  test('200 readers at once → one rendering, one body', async () => {
    const bodies = await Promise.all(Array.from({ length: 200 }, async () => (await cold.get(PAGE)).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('</html>');
    expect(asked.get(`/_content/en${PAGE}.json`)).toBe(1);
    expect(asked.get('/_content/navigation/core.json')).toBe(1);
  });

  test('100 addresses that do not exist → no page is read, and the list of titles once', async () => {
    asked.clear();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => (await cold.get(`/toolpad/nothing-${index}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    // The list that suggestions come from, once for all.
    expect([...asked]).toEqual([['/_content/search/titles-en.json', 1]]);
  });

  test('random cookies → four entries of one page at most: two languages, two directions', async () => {
    asked.clear();
    const path = '/toolpad/core/introduction/roadmap';
    const requests = Array.from({ length: 100 }, (_, index) => {
      const direction = ['ltr', 'rtl', `x${index}`][index % 3];
      return cold.get(index % 2 ? path : `/zh${path}`, cookie(`direction=${direction}; a${index}=${index}; mui-mode=${index}`));
    });
    await Promise.all(requests);
    expect(['en', 'zh'].map((language) => asked.get(`/_content/${language}${path}.json`))).toEqual([2, 2]);
  });
});
