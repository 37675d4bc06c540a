import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { PAGES, TRANSLATED } from '../helpers/html/pages.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const { get: getOther } = useWorker({ vars: { DOCS_HOST: 'docs.example:8443' } });

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/static/favicon.svg', 'image/svg+xml'],
  ['/static/styles/prism-okaidia.css', 'text/css; charset=utf-8'],
])('%s → 200 %s', async (path, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe(type);
  expect((await answer.text()).length).toBeGreaterThan(20);
});

test.each([
  '/nothing.txt',
  '/nothing.xml',
  '/nothing.ico',
  '/nothing.webmanifest',
  '/static/nothing',
  '/zh/robots.txt',
  '/robots.txt/',
  '/ROBOTS.TXT',
  '/static/',
])('%s → 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

describe('robots.txt', () => {
  test('allows everything and names the site map on the production host', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text.split('\n')).toEqual(['User-agent: *', 'Allow: /', '', 'Sitemap: https://mui.com/sitemap.xml', '']);
  });
});

describe('sitemap.xml', () => {
  test('lists every page and every translation once, and nothing else', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9"/);
    expect(locations.sort()).toEqual([...PAGES, ...TRANSLATED.map((path) => `/zh${path}`)].map((path) => `https://mui.com${path}`).sort());
  });

  test('names the languages of a translated page at each of them', async () => {
    const entries = (await (await get('/sitemap.xml')).text()).split('\n').filter((line) => line.startsWith('<url>'));
    const languagesOf = (path: string) => {
      const entry = entries.find((line) => line.includes(`<loc>https://mui.com${path}</loc>`)) ?? '';
      return [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)"/g)].map((match) => match[1]);
    };
    expect(languagesOf(TRANSLATED[0]!)).toEqual(['en', 'zh', 'x-default']);
    expect(languagesOf(`/zh${TRANSLATED[0]}`)).toEqual(['en', 'zh', 'x-default']);
  });
});

describe('the days of last changes', () => {
  test('are days, and are in the site map of a clone with history', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const days = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map((match) => match[1]!);
    for (const day of days) expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' });
    // The index of API pages is made by code, so it has none.
    if (stdout === 'false\n') expect(days.length).toBeGreaterThanOrEqual(PAGES.length - 1);
    else expect(days).toEqual([]);
  });
});

describe('manifest.webmanifest', () => {
  test('starts inside its scope, and its icons exist', async () => {
    const manifest = (await (await get('/manifest.webmanifest')).json()) as { start_url: string; scope: string; icons: { src: string }[] };
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200);
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/toolpad/core/introduction', '/blog'])(
  'DOCS_HOST=docs.example:8443 → %s names it',
  async (path) => {
    const answer = await getOther(path);
    const text = `${answer.headers.get('Location') ?? ''}${await answer.text()}`;
    expect(text).toContain('https://docs.example:8443/');
    expect(text).not.toContain('https://mui.com/toolpad');
  },
);
