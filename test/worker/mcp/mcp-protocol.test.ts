import { Response as ServiceResponse } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { callTool, connectAgent, MCP, useAgent } from '../../helpers/agents/agent.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { watchedAssets } from '../../helpers/worker/assets.ts';
import { useRawWorker, useWorker } from '../../helpers/worker/worker.ts';

const TYPES = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

const { serviceBindings, replaced } = watchedAssets();
const { get } = useWorker();
const raw = useRawWorker();
const { client, call } = useAgent(get);
const failing = useWorker({ serviceBindings });

const post = (body: string, headers: Record<string, string> = {}) => get(MCP, { method: 'POST', headers: { ...TYPES, ...headers }, body });
const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

describe("the protocol's own client", () => {
  test('connects, and learns what this is', () => {
    expect(client().getServerVersion()).toMatchObject({ name: 'toolpad-docs', title: 'Toolpad docs' });
    expect(client().getServerVersion()?.version).toMatch(/^0\.14\.0\+/);
    const instructions = client().getInstructions();
    for (const part of ['Toolpad Core 0.14.0', 'Toolpad Studio 0.13.0', 'product `core`', 'react 18 or 19', '@mui/material 7', 'React 19'])
      expect(instructions).toContain(part);
  });

  test('finds six tools, of which five only read', async () => {
    const { tools } = await client().listTools();
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

describe('what is wrong is said in a sentence, and never fails', () => {
  test.each([
    ['wrong type', 'search_docs', { query: 5 }],
    ['missing argument', 'search_docs', {}],
    ['nothing in place of what is needed', 'search_docs', { query: null }],
    ['empty argument', 'search_docs', { query: '' }],
    ['too long', 'search_docs', { query: 'x'.repeat(201) }],
    ['no number', 'search_docs', { query: 'x', limit: 'five' }],
    ['a list of arguments', 'search_docs', ['x']],
    ['a huge cursor', 'get_page', { path: PAGE, cursor: 9_999_999_999 }],
    ['fraction', 'search_docs', { query: 'x', limit: 1.5 }],
    ['unknown value', 'search_docs', { query: 'x', language: 'fr' }],
    ['unknown argument', 'get_page', { path: PAGE, x: 1 }],
    ['list in place of text', 'get_page', { path: [PAGE] }],
    ['nothing in place of text', 'get_demo', { name: null }],
    ['control characters', 'search_docs', { query: 'a\u0000b' }],
  ])('%s → a result that says so', async (_, name, input) => {
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(/^(?!.*\bschema\b)[^{}]+\.$/);
  });

  test('null where nothing is needed, a number as text, and a limit out of range → as meant', async () => {
    const { text, isError } = await call('search_docs', { query: 'dialog', product: null, language: null, limit: '2' });
    expect([isError, text.match(/^- \[/gm)]).toEqual([false, ['- [', '- [']]);
    expect((await call('search_docs', { query: 'dialog', limit: 1000 })).text.match(/^- \[/gm)).toHaveLength(20);
  });

  test.each([
    ['search_docs', { query: 'dialog', product: 'Core', language: 'zh-CN' }, '/zh/toolpad/core/react-use-dialogs'],
    ['search_docs', { query: 'dialog', product: '', language: '' }, '](https://mui.com/toolpad/core/react-use-dialogs'],
    ['get_page', { path: '/toolpad/core/react-dashboard-layout#links', variant: 'js', demos: 'Source', cursor: '0' }, '```jsx'],
    ['get_component_api', { name: 'Crud', version: '', product: ' core ' }, '# Crud API'],
  ])('%s %j, as people write words → as meant', async (name, input, part) => {
    const { text, isError } = await call(name, input);
    expect([isError, text.includes(part)]).toEqual([false, true]);
  });

  test('an unknown tool → an error of the protocol that names the tools', async () => {
    await expect(call('delete_docs')).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/^MCP error -32602: Unknown tool\. Use one of search_docs,[^:]*$/),
    });
  });

  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a text', '"tools/list"', 400],
    ['null', 'null', 400],
    ['an empty batch', '[]', 400],
    ['a batch of too many', `[${Array(21).fill(message('ping')).join()}]`, 400],
    ['params in a list', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}', 400],
    ['an id that is none', '{"jsonrpc":"2.0","id":null,"method":"tools/list"}', 400],
    ['no JSON-RPC', '{"a":1}', 400],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 400],
    ['a method that is not text', '{"jsonrpc":"2.0","id":1,"method":5}', 400],
    ['a deep nest', `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 200],
    [
      'keys of objects',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{"__proto__":{"x":1}}}}',
      200,
    ],
    ['an unknown method', message('nothing'), 200],
    ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}', 202],
    ['an answer that nobody asked for', '{"jsonrpc":"2.0","id":1,"result":{}}', 202],
  ])('%s → %s', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    if (status >= 400) expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/\w/) } });
  });

  test.each([
    ['params in a list', '{"jsonrpc":"2.0","id":7,"method":"tools/list","params":[]}', 7],
    ['another version', '{"jsonrpc":"1.0","id":"seven","method":"tools/list"}', 'seven'],
    ['a method that is not text', '{"jsonrpc":"2.0","id":0,"method":5}', 0],
    ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"tools/list"}', null],
  ])('%s is refused by its id, where an answer may have that', async (_, body, id) => {
    expect(await (await post(body)).json()).toMatchObject({ id, error: {} });
  });

  test('params of null are none', async () => {
    const answer = await post('{"jsonrpc":"2.0","id":7,"method":"tools/list","params":null}');
    expect(await answer.json()).toMatchObject({ id: 7, result: { tools: expect.any(Array) } });
  });

  // Each on a connection of its own: what is too large is answered and cut off while it is still being sent.
  test.each([
    ['1 MB', message('tools/call', { name: 'search_docs', arguments: { query: 'x'.repeat(1_000_000) } })],
    ['64 KiB and a byte', ' '.repeat(65_537)],
  ])('%s → 413', async (_, body) => {
    const answer = await raw.send(MCP, { method: 'POST', headers: TYPES, body });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.body).toContain('"jsonrpc":"2.0"');
    expect(answer.body).toMatch(/"message":"[^"]*\w/);
  });

  test.each(['DELETE', 'PUT'])('%s → 405, with what is allowed', async (method) => {
    const answer = await get(MCP, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  });

  test.each([
    ['another type of body', { 'Content-Type': 'text/plain' }, 415],
    ['no wish for JSON', { Accept: 'text/html' }, 406],
    ['another version of the protocol', { 'MCP-Protocol-Version': '1999-01-01' }, 400],
  ])('%s → %i', async (_, headers, status) => {
    const answer = await post(message('tools/list'), headers);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ jsonrpc: '2.0', error: expect.anything() })]);
    // Pages of other sites may ask, so they may read why they got no answer.
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test.each(['*/*', 'application/json', 'application/*;q=0.5', 'text/event-stream, application/json;q=0.1'])(
    'Accept: %s → JSON',
    async (accept) => {
      const answer = await post(message('tools/list'), { Accept: accept });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    },
  );

  test.each(['text/event-stream', 'application/json;q=0', 'image/*'])('Accept: %s → 406', async (accept) => {
    expect((await post(message('tools/list'), { Accept: accept })).status).toBe(406);
  });

  test('assets that fail → a result with a reference, which the log has too', async () => {
    const broken = await connectAgent(failing.get);
    replaced.set('/_content/llms.txt', () => new ServiceResponse(null, { status: 500 }));
    const { text, isError } = await callTool(broken, 'list_pages');
    const [, reference = 'none'] = /reference ([\da-f]{8})/.exec(text) ?? [];
    expect(isError).toBe(true);
    expect(failing.console.join('\n')).toContain(reference);
  });
});

describe('pages of other sites', () => {
  const report = message('tools/call', { name: 'report_problem', arguments: { page: '/toolpad/nothing', comment: 'x' } });

  test.each<[string, Record<string, string>]>([
    ['none', {}],
    ['our own', { Origin: 'http://127.0.0.1:8787' }],
    ['another site', { Origin: 'https://inspector.example' }],
    ['none that can be named', { Origin: 'null' }],
    ['another port', { Origin: 'http://127.0.0.1:6274' }],
  ])('%s: %j → reads', async (_, headers) => {
    const answer = await post(message('tools/list'), headers);
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test.each<[string, Record<string, string>, number]>([
    ['none', {}, 200],
    ['our own', { Origin: 'http://127.0.0.1:8787' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['none that can be named', { Origin: 'null' }, 403],
    ['none, but a browser says that it is another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s: %j → writes: %i', async (_, headers, status) => {
    const answer = await post(report, headers);
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([status, status === 403 ? null : '*']);
  });

  test('a browser may ask whether it may ask, with every header that clients send', async () => {
    const answer = await get(MCP, {
      method: 'OPTIONS',
      headers: { Origin: 'https://inspector.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    for (const name of ['Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name'])
      expect(answer.headers.get('Access-Control-Allow-Headers')).toContain(name);
  });

  test.each(['q=dialog', 'q=dialog&limit=x'])('the JSON search may be asked by any site: %s', async (query) => {
    expect((await get(`/toolpad/_edge/search?${query}`)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
