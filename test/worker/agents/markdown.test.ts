import { describe, expect, test } from 'vitest';
import english from '../../../content/translations/en.json' with { type: 'json' };
import chinese from '../../../content/translations/zh.json' with { type: 'json' };
import { LOCALIZED_PAGES, PAGE, PAGES } from '../../helpers/html/pages.ts';
import { useRawWorker, useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const other = useWorker({ vars: { DOCS_HOST: 'docs.example:8443' } });
const { send } = useRawWorker();

/** A page with a demo, so that its variants differ. */
const DEMO_PAGE = '/toolpad/core/react-dashboard-layout';
const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const CHROME = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

const accept = (value: string): RequestInit => ({ headers: { Accept: value } });

/** Each header with the form that it gets of a page that has both. */
const NEGOTIATION: [header: string, type: string][] = [
  ['text/markdown', MARKDOWN],
  ['text/markdown, text/html, */*', MARKDOWN],
  ['text/markdown;q=0.9, text/html;q=0.8', MARKDOWN],
  ['*/*, text/markdown', MARKDOWN],
  [CHROME, HTML],
  ['*/*', HTML],
  ['text/*', HTML],
  ['', HTML],
  ['text/html, text/markdown', HTML],
  ['text/markdown;q=0.1, text/html', HTML],
  ['text/markdown;q=0', HTML],
  ['text/markdown;q=x', HTML],
  ['application/json', HTML],
  ['image/*', HTML],
  [';,/;q', HTML],
];

describe.each(NEGOTIATION)('Accept: %s', (header, type) => {
  test(`a page → 200 ${type}, Vary: Accept`, async () => {
    const { status, headers } = await get(PAGE, accept(header));
    expect([status, headers.get('Content-Type'), headers.get('Vary')]).toEqual([200, type, 'Accept']);
  });

  test(`a page that does not exist → 404 ${type}, Vary: Accept`, async () => {
    const { status, headers } = await get('/toolpad/nothing', accept(header));
    expect([status, headers.get('Content-Type'), headers.get('Vary')]).toEqual([404, type, 'Accept']);
  });

  test('an address that is not canonical → 301', async () => {
    const { status, headers } = await get(`${PAGE}/`, accept(header));
    expect([status, headers.get('Location')]).toEqual([301, PAGE]);
  });

  test('.md → Markdown, whatever is asked for', async () => {
    const { status, headers } = await get(`${PAGE}.md`, accept(header));
    expect([status, headers.get('Content-Type'), headers.get('Vary')]).toEqual([200, MARKDOWN, 'Accept']);
  });
});

test.each(['/toolpad/settings', '/robots.txt', '/toolpad/_edge/health', '/static/favicon.svg'])(
  '%s has no Markdown: never 406',
  async (path) => {
    const { status, headers } = await get(path, accept('text/markdown'));
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).not.toContain('markdown');
  },
);

test.each(LOCALIZED_PAGES)('%s.md → its title first, then no mark left, and the same by Accept', async (path) => {
  const answer = await get(`${path}.md`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toMatch(
    /^---\ntitle: "[^\n]+"\ndescription: "[^\n]+"\nurl: "https:\/\/mui\.com\/[^\n]+"\nlanguage: "[a-z]{2}"\nproduct: "[^\n]+"\n(?:version: "[\d.]+"\n)?---\n\n# /,
  );
  expect(text).not.toMatch(/https:\/\/docs\.invalid|\{\{(?:repoUrl|t:)/);
  expect(await (await get(path, accept('text/markdown'))).text()).toBe(text);
});

test('in the median, Markdown is at most a quarter of the HTML', async () => {
  const shares: number[] = [];
  for (const path of PAGES) {
    const [html, markdown] = await Promise.all([path, `${path}.md`].map(async (address) => (await get(address)).arrayBuffer()));
    shares.push(markdown!.byteLength / html!.byteLength);
  }
  const median = shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)]!;
  expect(median).toBeGreaterThan(0.01);
  expect(median).toBeLessThanOrEqual(0.25);
});

describe('headers', () => {
  test('not to be indexed, canonical is the page, any site may read it, asked for again each time', async () => {
    const { headers } = await get(`${PAGE}.md`);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Link')).toBe(`<https://mui.com${PAGE}>; rel="canonical"`);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Content-Language')).toBe('en');
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('DOCS_HOST is in its links', async () => {
    const answer = await other.get(`${PAGE}.md`);
    const text = await answer.text();
    expect(answer.headers.get('Link')).toBe(`<https://docs.example:8443${PAGE}>; rel="canonical"`);
    expect(text).toContain(`url: "https://docs.example:8443${PAGE}"`);
    expect(text).not.toContain('https://mui.com/toolpad');
  });

  test('a page names its Markdown', async () => {
    const answer = await get(`/zh${PAGE}`);
    expect(answer.headers.get('Link')).toContain(`</zh${PAGE}.md>; rel="alternate"; type="text/markdown"`);
    expect(await answer.text()).toContain(`<link rel="alternate" type="text/markdown" href="/zh${PAGE}.md">`);
  });
});

test.each([
  ['?package_manager=pnpm', /pnpm add @toolpad/, /^npm install|yarn add|\*\*pnpm\*\*/m],
  ['?package_manager=yarn', /yarn add @toolpad/, /^npm install|pnpm add/m],
  ['?package_manager=cargo', /\*\*pnpm\*\*/, /cargo/],
  ['', /\*\*pnpm\*\*/, /cargo/],
])('commands%s → of that package manager alone, else of each', async (query, shown, hidden) => {
  const text = await (await get(`/toolpad/core/introduction/installation.md${query}`)).text();
  const [, manual = ''] = text.split('{#manual-installation}');
  const commands = manual.split('The versions matter.')[0]!;
  expect(commands).toMatch(shown);
  expect(commands).not.toMatch(hidden);
});

describe('the code variant of demos', () => {
  const fences = async (path: string, cookie = '') => {
    const text = await (await get(path, { headers: { Cookie: cookie } })).text();
    return text.includes('```jsx\nimport') ? 'JS' : text.includes('NAVIGATION: Navigation') ? 'TS' : 'neither';
  };

  test.each([
    ['', '', 'TS'],
    ['', 'codeVariant=JS', 'JS'],
    ['', 'codeVariant=TS', 'TS'],
    ['', 'codeVariant=CoffeeScript', 'TS'],
    ['', 'a=b; codeVariant=JS; direction=rtl', 'JS'],
    ['?variant=JS', '', 'JS'],
    ['?variant=JS', 'codeVariant=TS', 'JS'],
    ['?variant=TS', 'codeVariant=JS', 'TS'],
    ['?variant=TS&variant=JS', '', 'TS'],
    ['?variant=js', 'codeVariant=JS', 'JS'],
    ['?variant=', 'codeVariant=JS', 'JS'],
    ['?variant=__proto__', '', 'TS'],
  ])('%s with the cookie %j → %s', async (query, cookie, expected) => {
    expect(await fences(`${DEMO_PAGE}.md${query}`, cookie)).toBe(expected);
  });

  test('each variant has an ETag of its own', async () => {
    const [TS, JS] = await Promise.all(['TS', 'JS'].map((variant) => get(`${DEMO_PAGE}.md?variant=${variant}`)));
    expect(TS!.headers.get('ETag')).not.toBe(JS!.headers.get('ETag'));
  });

  test('forms and variants asked for at the same time are never mixed', async () => {
    const asks = Array.from({ length: 60 }, (_, index) => ['.md?variant=JS', '.md?variant=TS', ''][index % 3]!);
    const texts = await Promise.all(asks.map(async (ending) => (await get(DEMO_PAGE + ending)).text()));
    const kinds = texts.map((text) =>
      text.startsWith('<!doctype') ? '' : text.includes('```jsx\n') ? '.md?variant=JS' : '.md?variant=TS',
    );
    expect(kinds).toEqual(asks);
  });
});

describe('conditional requests', () => {
  test.each([
    ['the same tag', (tag: string) => tag, 304],
    ['the same tag, weakened', (tag: string) => `W/${tag}`, 304],
    ['one of several', (tag: string) => `"x", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"x"', 200],
  ])('If-None-Match with %s → %s', async (_, condition, status) => {
    const first = await get(`${PAGE}.md`);
    const again = await get(`${PAGE}.md`, { headers: { 'If-None-Match': condition(first.headers.get('ETag')!) } });
    expect(again.status).toBe(status);
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect((await again.text()).length > 0).toBe(status === 200);
  });

  test('the tag of the HTML is not that of the Markdown', async () => {
    const html = await get(PAGE);
    const answer = await get(PAGE, { headers: { Accept: 'text/markdown', 'If-None-Match': html.headers.get('ETag')! } });
    expect(answer.status).toBe(200);
  });
});

test.each([`${PAGE}.md`, '/toolpad/nothing.md'])('HEAD %s → the headers of GET, and no body', async (path) => {
  const [head, whole] = await Promise.all([send(path, { method: 'HEAD' }), send(path)]);
  expect(head.status).toBe(whole.status);
  expect(head.body).toBe('');
  for (const name of ['Content-Type', 'ETag', 'Vary', 'Cache-Control', 'Link'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
});

test.each([
  ['/toolpad/nothing.md', '# Page not found'],
  ['/toolpad/settings.md', '# Page not found'],
  ['/zh/toolpad/nothing.md', '# 找不到页面'],
])('%s → 404 as Markdown, which names nothing of the address', async (path, title) => {
  const answer = await get(path);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
    404,
    MARKDOWN,
    'public, max-age=60',
  ]);
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(text.startsWith(`${title}\n\n`)).toBe(true);
  expect(text).not.toMatch(/nothing|settings/);
  expect(text).toContain('(https://mui.com/llms.txt)');
});

test.each([
  ['/qqqqwwwwzzzz.md', english, 'en', ''],
  ['/zh/qqqqwwwwzzzz.md', chinese, 'zh', '/zh'],
])('%s, which is like no page → 404 that says where to look', async (path, { notFound }, language, prefix) => {
  const answer = await get(path);
  expect(await answer.text()).toBe(
    `# ${notFound.title}\n\n${notFound.text}\n\n- [Toolpad](https://mui.com${prefix}/toolpad)\n- [llms.txt](https://mui.com/llms.txt)\n`,
  );
  expect([answer.headers.get('Content-Language'), answer.headers.get('Vary')]).toEqual([language, 'Accept']);
});

test('an address that is like a page → 404 that names the page, under words', async () => {
  const text = await (await get('/toolpad/core/dashboard-layot.md')).text();
  expect(text).toMatch(new RegExp(`\n\n${english.search.didYouMean}\n\n(?:- \\[[^\\]]+\\]\\([^)]+\\.md\\)\n)+\n- \\[Toolpad\\]`));
});

test('other methods → 405', async () => {
  expect((await get(`${PAGE}.md`, { method: 'POST', body: 'x' })).status).toBe(405);
});
