import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bootHash } from '#assets';
import { demoNames } from '#content';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { attributeValues, directivesOf, hashSource, inlineOf } from '../../helpers/html/html.ts';
import { PAGES } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();

describe.each(demoNames)('%s', (name) => {
  test('→ a document of its own, as the build left it', async () => {
    const answer = await get(`/toolpad/_demo/${name}`);
    const built = JSON.parse(readFileSync(`${assetsFolder()}/_demos/${name}.json`, 'utf8')) as { parts: string[] };
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await answer.text()).toBe(built.parts.join(''));
  });

  test('→ the policy names everything inline, and nothing that is not there', async () => {
    const answer = await get(`/toolpad/_demo/${name}`);
    const inline = inlineOf(await answer.text());
    const policy = directivesOf(answer.headers.get('Content-Security-Policy'));
    const hashes = (texts: string[]) => [...new Set(texts.map(hashSource))].sort();
    const listed = (directive: string) => policy.get(directive)!.filter((source) => source.startsWith("'sha256-"));
    // Every policy of the site names the first script of its pages.
    expect(listed('script-src').sort()).toEqual([...hashes(inline.scripts), bootHash].sort());
    expect(listed('style-src').sort()).toEqual(hashes([...inline.styles, ...inline.styleAttributes, '']));
    expect(policy.get('style-src')?.includes("'unsafe-hashes'")).toBe(inline.styleAttributes.length > 0);
    expect(inline.handlers).toEqual([]);
    // React's mark of a form that waits for hydration; the policy refuses to run it.
    expect(inline.scriptLinks.filter((link) => !link.includes('React form unexpectedly submitted'))).toEqual([]);
    expect(policy.get('trusted-types')).toEqual(['docs', 'default']);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  });

  test('→ every file that it names is there', async () => {
    const html = await (await get(`/toolpad/_demo/${name}`)).text();
    const files = [...attributeValues(html, 'src'), ...attributeValues(html, 'href')].filter((path) => path.startsWith('/toolpad/assets/'));
    const statuses = await Promise.all(files.map(async (path) => [path, (await get(path)).status]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('→ 304 when nothing changed, under the same policy', async () => {
    const { headers } = await get(`/toolpad/_demo/${name}`);
    const etag = headers.get('ETag')!;
    const again = await get(`/toolpad/_demo/${name}`, { headers: { 'If-None-Match': `W/${etag}` } });
    expect({ status: again.status, etag: again.headers.get('ETag'), body: await again.text() }).toEqual({ status: 304, etag, body: '' });
    expect(again.headers.get('Content-Security-Policy')).toBe(headers.get('Content-Security-Policy'));
  });

  test('/source → its whole code on a page of its own', async () => {
    const answer = await get(`/toolpad/_demo/${name}/source`, { headers: { Cookie: 'mui-mode=dark; direction=rtl' } });
    const html = await answer.text();
    const inline = inlineOf(html);
    const policy = directivesOf(answer.headers.get('Content-Security-Policy'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(html).toMatch(/<html lang="en" dir="rtl" data-mui-color-scheme="dark"/);
    expect(html).toContain('<pre');
    expect(policy.get('style-src')).toContain(hashSource(inline.styles[0]!));
    expect(inline.styleAttributes).toEqual([]);
  });
});

test('every frame in a page shows a demo that exists, with a title', async () => {
  const pages = await Promise.all(PAGES.map(async (path) => (await get(path)).text()));
  const frames = pages.flatMap((html) => [...html.matchAll(/<iframe [^>]*>/g)].map(([tag]) => tag));
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) {
    const [source = ''] = attributeValues(frame, 'src').concat(attributeValues(frame, 'data-src'));
    expect(demoNames as readonly string[]).toContain(source.replace(/^\/toolpad\/_demo\/|[?#].*$/g, ''));
    expect(attributeValues(frame, 'title')[0]).toBeTruthy();
  }
});

test.each([
  'Nothing',
  '__proto__',
  'constructor',
  'toString',
  '',
  'a/b',
  '..%2f..%2fx',
  demoNames[0].toLowerCase(),
  `${demoNames[0]}.json`,
  `${demoNames[0]}/x`,
  'Nothing/source',
])('/toolpad/_demo/%s → 404', async (name) => {
  const answer = await get(`/toolpad/_demo/${name}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('Nothing');
});
