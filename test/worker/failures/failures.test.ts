import { Response as AssetResponse } from 'miniflare';
import { beforeEach, describe, expect, test } from 'vitest';
import chinese from '../../../content/translations/zh.json' with { type: 'json' };
import { resolveVars } from '../../../scripts/runtime/vars.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { serviceBindings, replaced } = watchedAssets();
const { get, console } = useWorker({ serviceBindings });
const asset = (path: string) => `/_content/en${path}.json`;
beforeEach(() => {
  console.length = 0;
  replaced.clear();
});

/** Every fault is tried on a page that no test before it has put into the cache. */
const FAULTS: [fault: string, page: string, asset: string, answer: () => AssetResponse][] = [
  [
    'missing',
    '/toolpad/core/introduction/support',
    asset('/toolpad/core/introduction/support'),
    () => new AssetResponse(null, { status: 404 }),
  ],
  [
    'failing',
    '/toolpad/core/introduction/roadmap',
    asset('/toolpad/core/introduction/roadmap'),
    () => new AssetResponse('down', { status: 503 }),
  ],
  ['no JSON', '/toolpad/core/introduction/examples', asset('/toolpad/core/introduction/examples'), () => new AssetResponse('<html>')],
  [
    'cut off',
    '/toolpad/core/introduction/tutorial',
    asset('/toolpad/core/introduction/tutorial'),
    () => new AssetResponse('{"path":"/too'),
  ],
  [
    'of another shape',
    '/toolpad/core/introduction/installation',
    asset('/toolpad/core/introduction/installation'),
    () => new AssetResponse('{}'),
  ],
  [
    'missing, for the tree',
    '/toolpad/studio/getting-started',
    '/_content/navigation/studio.json',
    () => new AssetResponse(null, { status: 404 }),
  ],
];

describe.each(FAULTS)('an asset that is %s', (_, page, path, answer) => {
  test('→ 500 with a reference, logged once, never cached; 200 when it is back', async () => {
    replaced.set(path, answer);
    const failed = await get(page);
    const html = await failed.text();
    const reference = /[\da-f]{8}(?=\. Try again)/.exec(html)?.[0];
    expect(failed.status).toBe(500);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.headers.has('ETag')).toBe(false);
    expect(reference).toBeTruthy();
    expect(console).toHaveLength(1);
    expect(JSON.parse(console[0] ?? '')).toMatchObject({ event: 'failure', reference, method: 'GET', route: 'page', path: page });
    expect(html).not.toMatch(/_content|\.js:|at async|npm run/);
    replaced.clear();
    expect((await get(page)).status).toBe(200);
  });
});

test('50 readers at once of a page that fails → each a 500 with a reference of its own, and none is stuck', async () => {
  const page = '/toolpad/core/introduction/base-concepts';
  replaced.set(asset(page), () => new AssetResponse(null, { status: 404 }));
  // Read at once: what waits unread may be thrown away with the object that brought it.
  const read = async () => {
    const answer = await get(page);
    return { status: answer.status, reference: /under the reference ([\da-f]{8})/.exec(await answer.text())?.[1] };
  };
  const answers = await Promise.all(Array.from({ length: 50 }, read));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 500));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(50);
  expect(console).toHaveLength(50);
  replaced.clear();
  expect((await get(page)).status).toBe(200);
});

test('a page that is in the cache → does not notice', async () => {
  expect((await get(PAGE)).status).toBe(200);
  replaced.set(asset(PAGE), () => new AssetResponse(null, { status: 404 }));
  expect((await get(PAGE)).status).toBe(200);
});

test('a failure under /zh → in Chinese', async () => {
  const page = '/toolpad/studio/getting-started/support';
  replaced.set(`/_content/zh${page}.json`, () => new AssetResponse(null, { status: 404 }));
  const html = await (await get(`/zh${page}`)).text();
  expect(html).toContain('<html lang="zh">');
  expect(html).toContain(chinese.serverError.title);
  expect(html).toContain('<a href="/zh/toolpad">');
});

test.each([
  ['POST', `/zh${PAGE}`, 405, chinese.methodNotAllowed],
  ['GET', `/zh/${'a'.repeat(2048)}`, 414, chinese.uriTooLong],
  ['GET', '/zh/nothing', 404, chinese.notFound],
])('%s %.20s → %i in Chinese', async (method, path, status, words) => {
  const answer = await get(path, { method });
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(html).toContain('<html lang="zh"');
  expect(html).toContain(words.text);
  expect(html).toContain('<a href="/zh/toolpad">');
});

describe('variables', () => {
  test.each([
    ['DOCS_HOST', 'https://mui.com'],
    ['DOCS_HOST', ''],
    ['AD_FEED_URL', 'http://ads.example'],
    ['AD_FEED_TTL_S', '0'],
    ['AD_DISPLAY_RATIO', '7'],
    ['AD_IMAGE_HOSTS', 'a b; script-src *'],
    ['HSTS_PRELOAD', 'yes'],
    ['WEB_VITALS_RATIO', 'NaN'],
    ['REPO_URL', ''],
    ['MUI_X_LICENSE_KEY', 'a\nb'],
  ])('%s=%j → the start stops with a sentence that names it', (name, value) => {
    expect(() => resolveVars({ [name]: value })).toThrow(
      new RegExp(`^${name} is \`[\\s\\S]*\`, but it accepts .+\\. Correct it in wrangler\\.toml`),
    );
  });

  const wrong = useWorker({ vars: { DOCS_HOST: 'https://mui.com/' } });
  test('a wrong one in a deployed Worker → 500 with the security headers, and the log names it once', async () => {
    const answer = await wrong.get(PAGE);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(wrong.console).toHaveLength(1);
    expect(wrong.console[0]).toContain('DOCS_HOST is `https://mui.com/`, but it accepts a host');
  });
});
