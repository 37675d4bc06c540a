import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Response as ServiceResponse } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoNames } from '#content';
import { watchedAssets } from '../helpers/assets.ts';
import { PAGE } from '../helpers/pages.ts';
import { useWorker } from '../helpers/worker.ts';

const ENDPOINT = '/toolpad/_edge/mcp';
const DEMO_PAGE = '/toolpad/core/react-dashboard-layout';
const TYPES = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

const { serviceBindings, replaced } = watchedAssets();
const { get, runtime } = useWorker();
const failing = useWorker({ serviceBindings });

const post = (body: string, headers: Record<string, string> = {}) =>
  get(ENDPOINT, { method: 'POST', headers: { ...TYPES, ...headers }, body });
const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** The protocol's own client, whose requests go to the Worker. Each has an address of its own, so that tests share no limit. */
async function connect(ask: typeof get = get, address = '203.0.113.1'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const toWorker = (url: string | URL, { signal: _, headers, ...init }: RequestInit = {}) => {
    const named = new Headers(headers);
    named.set('CF-Connecting-IP', address);
    return ask(new URL(url).pathname, { ...init, headers: Object.fromEntries(named) });
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:8787${ENDPOINT}`), { fetch: toWorker }));
  return client;
}

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

async function call(name: string, input: object = {}, by = client): Promise<{ text: string; isError: boolean }> {
  const result = (await by.callTool({ name, arguments: { ...input } })) as CallToolResult;
  const [first] = result.content;
  return { text: first?.type === 'text' ? first.text : '', isError: result.isError === true };
}

describe("the protocol's own client", () => {
  test('connects, and learns what this is', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'toolpad-docs', title: 'Toolpad docs' });
    expect(client.getInstructions()).toContain('Toolpad Core');
  });

  test('finds six tools, of which five only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search_docs', true],
      ['get_page', true],
      ['list_pages', true],
      ['get_component_api', true],
      ['get_demo', true],
      ['report_problem', false],
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/\.$/);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

describe('search_docs', () => {
  test('sections with their addresses, best first; five unless asked otherwise', async () => {
    const { text, isError } = await call('search_docs', { query: 'hide navigation' });
    expect(isError).toBe(false);
    expect(text).toContain(`](https://mui.com${DEMO_PAGE}#`);
    expect(text.match(/^- \[/gm)).toHaveLength(5);
    expect((await call('search_docs', { query: 'navigation', limit: 2 })).text.match(/^- \[/gm)).toHaveLength(2);
  });

  test('of one product', async () => {
    const { text } = await call('search_docs', { query: 'installation', product: 'studio' });
    expect(text).toContain('/toolpad/studio/');
    expect(text).not.toContain('/toolpad/core/');
  });

  test('nothing found is said', async () => {
    expect((await call('search_docs', { query: 'qzxjqzxj' })).text).toMatch(/^No section has these words/);
  });

  test('its addresses can be read with get_page', async () => {
    const { text } = await call('search_docs', { query: 'hide navigation', limit: 1 });
    const address = /\((https:[^)]+)\)/.exec(text)![1]!;
    expect((await call('get_page', { path: address })).isError).toBe(false);
  });
});

describe('get_page', () => {
  test.each([
    DEMO_PAGE,
    `${DEMO_PAGE}.md`,
    `${DEMO_PAGE}/`,
    `${DEMO_PAGE}?q=1`,
    `https://mui.com${DEMO_PAGE}`,
    `https://mui.com${DEMO_PAGE}.md?variant=JS`,
    DEMO_PAGE.slice(1),
    ` ${DEMO_PAGE} `,
  ])('%j → the page as Markdown', async (path) => {
    const { text, isError } = await call('get_page', { path });
    expect(isError).toBe(false);
    expect(text).toBe(await (await get(`${DEMO_PAGE}.md`)).text());
  });

  test.each([
    ['JS', '```jsx\nimport'],
    ['TS', 'initialPath: string'],
  ])('variant %s', async (variant, part) => {
    expect((await call('get_page', { path: DEMO_PAGE, variant })).text).toContain(part);
  });

  test('language zh, by argument or by address', async () => {
    const wanted = await (await get(`/zh${PAGE}.md`)).text();
    expect((await call('get_page', { path: PAGE, language: 'zh' })).text).toBe(wanted);
    expect((await call('get_page', { path: `/zh${PAGE}` })).text).toBe(wanted);
  });

  test('one section, with what is below it', async () => {
    const { text } = await call('get_page', { path: `${DEMO_PAGE}#navigation` });
    expect(text).toMatch(/^## Navigation\n/);
    expect(text.match(/^## /gm)).toHaveLength(1);
    expect(text).toContain('\n### ');
    const below = await call('get_page', { path: `${DEMO_PAGE}#links` });
    expect(below.text).toMatch(/^### Links\n/);
    expect(below.text.match(/^##+ /gm)).toHaveLength(1);
  });

  test.each([
    ['/toolpad/core/react-dashbord-layout', DEMO_PAGE],
    ['/toolpad/nothing', 'No page has this path'],
    ['/toolpad/settings', 'No page has this path'],
    ['../../etc/passwd', 'No page has this path'],
    [`${DEMO_PAGE}#nothing`, '#navigation'],
    ['__proto__', 'No page has this path'],
  ])('%s → an error that helps: %s', async (path, part) => {
    const { text, isError } = await call('get_page', { path });
    expect(isError).toBe(true);
    expect(text).toContain(part);
  });
});

describe('list_pages', () => {
  test.each([
    [{}, '/llms.txt'],
    [{ product: 'core' }, '/toolpad/core/llms.txt'],
    [{ product: 'studio' }, '/toolpad/studio/llms.txt'],
  ])('%j → %s', async (input, path) => {
    expect((await call('list_pages', input)).text).toBe(await (await get(path)).text());
  });
});

describe('get_component_api', () => {
  test.each([
    ['DashboardLayout', '# DashboardLayout API'],
    ['dashboard-layout', '# DashboardLayout API'],
    ['useDialogs', '# useDialogs API'],
    ['List', '# List API'],
    ['createFunction', '# createFunction'],
  ])('%s → %s', async (name, title) => {
    const { text, isError } = await call('get_component_api', { name });
    expect(isError).toBe(false);
    expect(text).toContain(`\n${title}`);
  });

  test.each([
    ['0.11', '| `window` |', '`localeText`'],
    ['0.16', '| `nonce` |', 'new in 0.15'],
    ['0.16.0', '| `nonce` |', 'new in 0.15'],
  ])('in version %s → the tables of that version', async (version, row, absent) => {
    const { text, isError } = await call('get_component_api', { name: 'AppProvider', version });
    expect([isError, text.includes(row), text.includes(absent)]).toEqual([false, true, false]);
  });

  test.each([
    ['latest', 'These docs know no version of Toolpad Core that is called so.'],
    ['0.8', 'Toolpad Core 0.8 has no Crud.'],
  ])('in version %s → a sentence above the documented tables', async (version, sentence) => {
    const { text } = await call('get_component_api', { name: 'Crud', version });
    expect(text).toContain(`> ${sentence} The tables are those of 0.14.`);
  });

  test.each([
    ['useSession', '`useSession` is in Toolpad Core since 0.9.'],
    ['getContext', '- `ServerContext.cookies`: changed in 0.9, Type: '],
  ])('%s in a version → its page, which says since when', async (name, line) => {
    const { text } = await call('get_component_api', { name, version: '0.10' });
    expect(text).toContain(line);
    expect(text).toContain('> This page is not kept by version');
  });

  test.each(['Nothing', 'constructor', '__proto__'])('%s → the names that there are', async (name) => {
    const { text, isError } = await call('get_component_api', { name });
    expect(isError).toBe(true);
    expect(text).toContain('dashboard-layout');
  });
});

describe('get_demo', () => {
  test('every demo has its source in both variants', async () => {
    for (const name of demoNames) {
      const [ts, js] = await Promise.all(['TS', 'JS'].map((variant) => call('get_demo', { name, variant })));
      expect([name, ts!.isError, ts!.text.slice(0, 7), js!.text.slice(0, 7)]).toEqual([name, false, '```tsx\n', '```jsx\n']);
    }
  });

  test('an unknown one → those like it', async () => {
    const { text, isError } = await call('get_demo', { name: 'DashboardLayoutNothing' });
    expect(isError).toBe(true);
    expect(text).toContain('DashboardLayoutBasic');
  });
});

describe('report_problem', () => {
  const stored = async () => {
    const database = await runtime().getD1Database('DB');
    const { results } = await database.prepare('select page, rating, comment, section, language from feedback').all();
    return results;
  };

  test('stores it as feedback that the page did not help', async () => {
    const { text, isError } = await call('report_problem', {
      page: `https://mui.com${PAGE}#installation`,
      comment: 'The import is wrong.',
    });
    expect([text, isError]).toEqual(['The report is stored. Thank you.', false]);
    expect(await stored()).toEqual([{ page: PAGE, rating: 0, comment: 'The import is wrong.', section: 'installation', language: 'en' }]);
  });

  test.each([
    [{ page: '/toolpad/nothing', comment: 'x' }, 'No page has this path'],
    [{ page: PAGE, comment: '   ' }, 'The comment is empty'],
    [{ page: PAGE, comment: 'x'.repeat(2001) }, 'The arguments are wrong'],
    [{ page: PAGE }, 'The arguments are wrong'],
  ])('%j → %s, and nothing is stored', async (input, part) => {
    const before = (await stored()).length;
    const { text, isError } = await call('report_problem', input, await connect(get, '203.0.113.2'));
    expect(isError).toBe(true);
    expect(text).toContain(part);
    expect(await stored()).toHaveLength(before);
  });

  test('more than ten a minute → wait', async () => {
    const eager = await connect(get, '203.0.113.3');
    const texts: string[] = [];
    for (let index = 0; index < 12; index += 1)
      texts.push((await call('report_problem', { page: PAGE, comment: `Report ${index}.` }, eager)).text);
    expect(texts[0]).toMatch(/^The report is stored/);
    expect(texts.at(-1)).toMatch(/^Too many reports/);
  });
});

describe('what is wrong is said in a sentence, and never fails', () => {
  test.each([
    ['wrong type', 'search_docs', { query: 5 }],
    ['missing argument', 'search_docs', {}],
    ['empty argument', 'search_docs', { query: '' }],
    ['too long', 'search_docs', { query: 'x'.repeat(201) }],
    ['out of range', 'search_docs', { query: 'x', limit: 1000 }],
    ['fraction', 'search_docs', { query: 'x', limit: 1.5 }],
    ['unknown value', 'search_docs', { query: 'x', language: 'fr' }],
    ['unknown argument', 'get_page', { path: PAGE, x: 1 }],
    ['list in place of text', 'get_page', { path: [PAGE] }],
    ['nothing in place of text', 'get_demo', { name: null }],
    ['control characters', 'search_docs', { query: 'a\u0000b' }],
  ])('%s → a result that says so', async (_, name, input) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(/\.$/);
  });

  test('an unknown tool → an error of the protocol that names the tools', async () => {
    await expect(call('delete_docs')).rejects.toThrow(/Unknown tool\. Use one of search_docs,/);
  });

  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a text', '"tools/list"', 400],
    ['null', 'null', 400],
    ['a batch', `[${message('tools/list')}]`, 400],
    ['no JSON-RPC', '{"a":1}', 400],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 400],
    ['a method that is no text', '{"jsonrpc":"2.0","id":1,"method":5}', 400],
    ['a deep nest', `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 200],
    [
      'keys of objects',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{"__proto__":{"x":1}}}}',
      200,
    ],
    ['an unknown method', message('nothing'), 200],
    ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}', 202],
    ['1 MB', message('tools/call', { name: 'search_docs', arguments: { query: 'x'.repeat(1_000_000) } }), 413],
    ['64 KiB and a byte', ' '.repeat(65_537), 413],
  ])('%s → %s', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    if (status >= 400) expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/\w/) } });
  });

  test.each([
    ['GET', 405],
    ['DELETE', 405],
    ['PUT', 405],
  ])('%s → %i, with what is allowed', async (method, status) => {
    const answer = await get(ENDPOINT, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([status, 'POST']);
  });

  test.each([
    ['another type of body', { 'Content-Type': 'text/plain' }, 415],
    ['no wish for JSON', { Accept: 'text/html' }, 406],
    ['another version of the protocol', { 'MCP-Protocol-Version': '1999-01-01' }, 400],
  ])('%s → %i', async (_, headers, status) => {
    expect((await post(message('tools/list'), headers)).status).toBe(status);
  });

  test('assets that fail → a result with a reference, which the log has too', async () => {
    const broken = await connect(failing.get);
    replaced.set('/_content/llms.txt', () => new ServiceResponse(null, { status: 500 }));
    const { text, isError } = await call('list_pages', {}, broken);
    const [, reference = 'none'] = /reference ([\da-f]{8})/.exec(text) ?? [];
    expect(isError).toBe(true);
    expect(failing.console.join('\n')).toContain(reference);
  });
});

describe('Origin', () => {
  test.each([
    ['none', {}, 200],
    ['our own', { Origin: 'http://127.0.0.1:8787' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['none that can be named', { Origin: 'null' }, 403],
    ['another port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['none, but a browser says that it is another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s: %j → %i', async (_, headers, status) => {
    expect((await post(message('tools/list'), headers)).status).toBe(status);
  });
});
