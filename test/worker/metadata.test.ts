import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { attributeValues, canonicalOf, unescapeHtml } from '../helpers/html/html.ts';
import { LOCALIZED_PAGES, PAGE, PAGES } from '../helpers/html/pages.ts';
import { useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const other = useWorker({ vars: { DOCS_HOST: 'docs.example:8443' } });

/** The metas of a page by name or property. */
function metasOf(html: string): Record<string, string> {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...metas].map(([, name, content]) => [name!, unescapeHtml(content!)]));
}

function dataOf(html: string): { '@type': string; [key: string]: unknown }[] {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

describe.each(LOCALIZED_PAGES)('%s', (path) => {
  test('previews of links find everything', async () => {
    const html = await (await get(path)).text();
    const metas = metasOf(html);
    expect(metas['og:title']).toBe(metas['twitter:title']);
    expect(metas['og:description']).toBe(metas.description);
    expect(metas['og:url']).toBe(canonicalOf(html));
    expect(metas['og:image']).toMatch(/^https:\/\/mui\.com\/toolpad\/assets\/og\/[\da-f]{16}\.png$/);
    expect([metas['og:image:width'], metas['og:image:height'], metas['og:image:type']]).toEqual(['1200', '630', 'image/png']);
    expect([metas['twitter:card'], metas['twitter:image']]).toEqual(['summary_large_image', metas['og:image']]);
    for (const [name, content] of Object.entries(metas)) expect(content.trim(), name).not.toBe('');
  });

  test('the structured data is valid and absolute', async () => {
    const html = await (await get(path)).text();
    const data = dataOf(html);
    expect(data.length).toBeGreaterThan(0);
    for (const item of data) {
      expect(['WebSite', 'BreadcrumbList', 'TechArticle']).toContain(item['@type']);
      const addresses = JSON.stringify(item).match(/"(?:url|item|image|mainEntityOfPage)":"[^"]*"/g) ?? [];
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) expect(address).toContain(':"https://mui.com');
    }
  });
});

test('every page has a picture of its own: PNG, 1200 × 630, kept for ever, for any site', async () => {
  const urls = new Set<string>();
  for (const path of PAGES) {
    const image = new URL(metasOf(await (await get(path)).text())['og:image']!);
    urls.add(image.pathname);
  }
  expect(urls.size).toBe(PAGES.length);
  for (const url of [...urls].slice(0, 5)) {
    const answer = await get(url);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(imageSize(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({ width: 1200, height: 630 });
  }
});

test.each(['0123456789abcdef.png', 'x', '../entry.js', '__proto__'])('/toolpad/assets/og/%s → 404', async (name) => {
  expect((await get(`/toolpad/assets/og/${name}`)).status).toBe(404);
});

test.each(['/toolpad/settings', '/toolpad/nothing'])('%s is no page: noindex, no preview, no structured data', async (path) => {
  const html = await (await get(path)).text();
  expect(metasOf(html).robots).toBe('noindex');
  expect(html).not.toMatch(/og:|ld\+json|rel="canonical"/);
});

test('DOCS_HOST is in every address', async () => {
  const html = await (await other.get(PAGE)).text();
  expect(metasOf(html)['og:image']).toMatch(/^https:\/\/docs\.example:8443\//);
  expect(attributeValues(html, 'content').join()).not.toContain('https://mui.com');
  expect(JSON.stringify(dataOf(html))).not.toContain('https://mui.com/toolpad');
});
