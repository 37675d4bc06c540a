import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { boot, bootHash, modules, pageScript } from '#assets';
import { directivesOf, hashSource, inlineOf } from '../../helpers/html/html.ts';
import { LOCALIZED_PAGES, PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get, console } = useWorker();
const EMPTY = hashSource('');

describe.each([...LOCALIZED_PAGES, '/toolpad/settings', '/toolpad/nothing', '/zh/nothing'])('%s', (path) => {
  test.each(['ltr', 'rtl'])('%s: the policy names what is inline, and nothing else is', async (direction) => {
    const answer = await get(path, { headers: { Cookie: `direction=${direction}; mui-mode=dark; dense=true` } });
    const inline = inlineOf(await answer.text());
    const policy = directivesOf(answer.headers.get('Content-Security-Policy'));
    expect(inline.scripts).toEqual([boot]);
    expect(inline.styles).toHaveLength(1);
    expect(policy.get('script-src')).toEqual(["'self'", hashSource(inline.scripts[0]!), `'${pageScript.integrity}'`, "'strict-dynamic'"]);
    expect(policy.get('style-src')).toEqual(["'self'", hashSource(inline.styles[0]!), EMPTY]);
    expect(inline.styleAttributes).toEqual([]);
    expect(inline.handlers).toEqual([]);
    expect(inline.scriptLinks).toEqual([]);
  });
});

test.each(['/toolpad/_edge/nothing', '/toolpad/assets/nothing.js'])('%s, a plain page → its style by hash, no script', async (path) => {
  const answer = await get(path);
  const inline = inlineOf(await answer.text());
  const policy = directivesOf(answer.headers.get('Content-Security-Policy'));
  expect(inline.scripts).toEqual([]);
  expect(policy.get('style-src')).toEqual(["'self'", hashSource(inline.styles[0]!), EMPTY]);
});

test('a page names one script, which imports nothing, as what a parser inserts may not in Firefox', async () => {
  expect((await (await get(PAGE)).text()).match(/<script [^>]*src="[^"]*"/g)).toEqual([expect.stringContaining(`src="${pageScript.url}"`)]);
  expect(await (await get(pageScript.url)).text()).not.toMatch(/\bimport\b/);
});

test('the files that a page names, or that its boot starts, are what their integrity says', async () => {
  for (const { url, integrity } of [pageScript, ...modules]) {
    const hash = createHash('sha384').update(await (await get(url)).text());
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  }
});

test("the boot's hash is the hash of the boot", () => {
  expect(bootHash).toBe(hashSource(boot));
});

test('the rest of a page’s policy', async () => {
  const policy = directivesOf((await get(PAGE)).headers.get('Content-Security-Policy'));
  policy.delete('script-src');
  policy.delete('style-src');
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['docs'],
    'report-uri': ['/toolpad/_edge/csp-report'],
  });
});

test('no unsafe word and no nonce in any policy', async () => {
  for (const path of [PAGE, '/toolpad/settings', '/nothing', '/toolpad/_edge/health']) {
    expect((await get(path)).headers.get('Content-Security-Policy')).not.toMatch(/unsafe-inline|unsafe-eval|nonce-|\*|http:/);
  }
});

describe('with AD_IMAGE_HOSTS', () => {
  const ads = useWorker({ vars: { AD_IMAGE_HOSTS: 'cdn.example.com,img.example.com' } });
  test('two hosts → they enter img-src and nothing else', async () => {
    const header = (await ads.get(PAGE)).headers.get('Content-Security-Policy');
    expect(directivesOf(header).get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example.com', 'https://img.example.com']);
    expect(header?.match(/example\.com/g)).toHaveLength(2);
  });
});

describe('reports of violations', () => {
  test('a report → a line of the log, without what was searched for and without other words of the sender', async () => {
    console.length = 0;
    const fields = {
      'document-uri': 'https://mui.com/toolpad/search?q=my+illness',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?my=secret',
      'line-number': 7,
      sample: 'typed words',
    };
    await report(JSON.stringify({ 'csp-report': fields }));
    await expect.poll(() => console.length).toBe(1);
    expect(console.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        event: 'policy-report',
        document: 'search',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        line: 7,
      }),
    ]);
    expect(console.join()).not.toMatch(/illness|secret|typed/);
  });

  test.each([
    ["script-src 'self'", 'script-src'],
    ['x'.repeat(2000), undefined],
    ['SECRET words', undefined],
  ])('the directive of an older browser, %j → %j', async (written, directive) => {
    console.length = 0;
    await report(JSON.stringify({ 'csp-report': { 'violated-directive': written } }));
    await expect.poll(() => console.length).toBe(1);
    expect(JSON.parse(console[0]!).directive).toBe(directive);
    expect(console.join()).not.toMatch(/SECRET|xxx/);
  });

  test.each(['', '<script>', '[]', '{"csp-report":7}', '{"csp-report":{"effective-directive":"a b"}}', '\u009b31m'])(
    '%j → no line',
    async (body) => {
      console.length = 0;
      expect((await report(body)).status).toBe(204);
      expect(console).toEqual([]);
    },
  );

  const report = (body: string) =>
    get('/toolpad/_edge/csp-report', { method: 'POST', body, headers: { 'Content-Type': 'application/csp-report' } });

  test.each([
    ['a report', '{"csp-report":{"blocked-uri":"inline"}}', 204],
    ['nothing', '', 204],
    ['no JSON', '<script>', 204],
    ['8 KiB', 'x'.repeat(8192), 204],
    ['a byte more', 'x'.repeat(8193), 413],
    ['1 MB', 'x'.repeat(1_000_000), 413],
  ])('%s → %s', async (_, body, status) => {
    const answer = await report(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
