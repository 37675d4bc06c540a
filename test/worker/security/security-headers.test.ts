import { describe, expect, test } from 'vitest';
import { modules } from '#assets';
import { demoNames } from '#content';
import { postForm, postJson } from '../../helpers/feedback/feedback.ts';
import { directivesOf } from '../../helpers/html/html.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { NO_ASSETS } from '../../helpers/worker/assets.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const broken = useWorker(NO_ASSETS);

const document = 'document';
const data = 'data';
type Kind = [kind: string, status: number, type: 'document' | 'data', shared: boolean, ask: () => Promise<Response>];

const KINDS: Kind[] = [
  ['page', 200, document, false, () => get(PAGE)],
  ['Chinese page', 200, document, false, () => get(`/zh${PAGE}`)],
  ['Markdown', 200, data, true, () => get(`${PAGE}.md`)],
  ['Markdown by negotiation', 200, data, true, () => get(PAGE, { headers: { Accept: 'text/markdown' } })],
  [
    'Markdown that did not change',
    304,
    data,
    true,
    async () => get(`${PAGE}.md`, { headers: { 'If-None-Match': (await get(`${PAGE}.md`)).headers.get('ETag')! } }),
  ],
  ['Markdown that does not exist', 404, data, true, () => get('/toolpad/nothing.md')],
  ['llms.txt', 200, data, true, () => get('/llms.txt')],
  ['picture of a page', 200, data, true, async () => get(/\/toolpad\/assets\/og\/\w+\.png/.exec(await (await get(PAGE)).text())![0])],
  ['settings', 200, document, false, () => get('/toolpad/settings')],
  ['demo', 200, document, false, () => get(`/toolpad/_demo/${demoNames[0]}`)],
  ['source of a demo', 200, document, false, () => get(`/toolpad/_demo/${demoNames[0]}/source`)],
  ['page that does not exist', 404, document, false, () => get('/toolpad/nothing')],
  ['endpoint that does not exist', 404, document, false, () => get('/toolpad/_edge/nothing')],
  ['JSON endpoint', 200, data, false, () => get('/toolpad/_edge/health')],
  [
    'answer to a form',
    303,
    data,
    false,
    () => get('/toolpad/_edge/preferences', { method: 'POST', body: new URLSearchParams({ mode: 'dark' }) }),
  ],
  ['refused form', 400, data, false, () => get('/toolpad/_edge/preferences', { method: 'POST', body: 'x' })],
  ['thanks for feedback', 200, document, false, () => postForm(get, { page: PAGE, rating: '1' })],
  ['stored feedback', 201, data, false, () => postJson(get, { page: PAGE, rating: 1 })],
  ['hashed file', 200, data, true, () => get(modules[0]!.url)],
  ['file under /static', 200, data, false, () => get('/static/styles/prism-okaidia.css')],
  ['root file', 200, data, false, () => get('/robots.txt')],
  ['redirect', 301, data, false, () => get('/')],
  ['redirect to the blog', 301, data, false, () => get('/blog')],
  [
    'page that did not change',
    304,
    document,
    false,
    async () => get(PAGE, { headers: { 'If-None-Match': (await get(PAGE)).headers.get('ETag')! } }),
  ],
  ['wrong method', 405, document, false, () => get(PAGE, { method: 'DELETE' })],
  ['long address', 414, document, false, () => get(`/${'a'.repeat(2100)}`)],
  ['failure', 500, document, false, () => broken.get(PAGE)],
];

describe.each(KINDS)('%s, %i', (_, status, type, shared, ask) => {
  test('the whole set', async () => {
    const { headers, status: answered } = await ask();
    expect(answered).toBe(status);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(shared ? 'cross-origin' : 'same-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(shared ? '*' : null);
    expect(headers.get('Cache-Control')).toBeTruthy();
    const names = ['X-Kept', 'X-Powered-By', 'Server'];
    expect(names.filter((name) => headers.has(name))).toEqual([]);
  });

  test(`a policy for ${type === document ? 'a document' : 'something that is not a document'}`, async () => {
    const policy = directivesOf((await ask()).headers.get('Content-Security-Policy'));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual([type === document ? "'self'" : "'none'"]);
    expect(policy.has('sandbox')).toBe(type === data);
    expect(policy.has('script-src')).toBe(type === document);
  });
});

describe('who may embed', () => {
  test.each([
    ['/toolpad/_demo/live-edit', 'iframe', 'cross-origin'],
    ['/toolpad/_edge/ad-frame', 'iframe', 'cross-origin'],
    ['/toolpad/_demo/live-edit', 'script', 'same-origin'],
    ['/toolpad/_edge/ad-frame', 'image', 'same-origin'],
    ['/toolpad/_demo/live-edit-more', 'iframe', 'same-origin'],
    ['/elsewhere/toolpad/_edge/ad-frame', 'iframe', 'same-origin'],
    ['/elsewhere/toolpad/assets/a.js', 'script', 'same-origin'],
  ])('%s as %s → %s; nobody may read it', async (path, loadedAs, policy) => {
    const { headers } = await get(path, { headers: { 'Sec-Fetch-Dest': loadedAs } });
    expect([headers.get('Cross-Origin-Resource-Policy'), headers.get('Access-Control-Allow-Origin')]).toEqual([policy, null]);
  });
});

describe('what search engines are told', () => {
  test.each([
    '/toolpad/_edge/health',
    '/toolpad/_edge/search?q=dialog',
    '/toolpad/_edge/ad',
    '/toolpad/_edge/nothing',
    '/toolpad/sw.js',
    '/toolpad/assets/builds.json',
    '/toolpad/_demo/live-edit',
    `${PAGE}.md`,
  ])('%s is not for them', async (path) => {
    expect((await get(path)).headers.get('X-Robots-Tag')).toBe('noindex');
  });

  const ALIKE = ['/elsewhere/toolpad/_edge/health', '/toolpad/sw.js/more', '/toolpad/assets/builds.json/more'];
  test.each([PAGE, '/toolpad', '/robots.txt', '/sitemap.xml', '/static/favicon.svg', ...ALIKE])('%s is', async (path) => {
    expect((await get(path)).headers.get('X-Robots-Tag')).toBeNull();
  });
});

test('features that no page uses are denied, each once', async () => {
  const denied = (await get(PAGE)).headers.get('Permissions-Policy')?.split(', ') ?? [];
  const extra = ['hid', 'serial', 'idle-detection', 'local-fonts', 'window-management', 'browsing-topics', 'gamepad'];
  expect(extra.filter((feature) => !denied.includes(`${feature}=()`))).toEqual([]);
  expect(denied.filter((text) => !/^[a-z][a-z-]+=\(\)$/.test(text))).toEqual([]);
  expect(new Set(denied).size).toBe(denied.length);
});

describe('with HSTS_PRELOAD', () => {
  const preloading = useWorker({ vars: { HSTS_PRELOAD: 'true' } });
  test.each([PAGE, '/', '/robots.txt'])('%s → preload', async (path) => {
    expect((await preloading.get(path)).headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
  });
});
