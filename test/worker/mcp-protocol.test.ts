import { Response as ServiceResponse } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { callTool, connectAgent, MCP, useAgent } from '../helpers/agent.ts';
import { watchedAssets } from '../helpers/assets.ts';
import { PAGE } from '../helpers/pages.ts';
import { useRawWorker, useWorker } from '../helpers/worker.ts';

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
    expect(client().getInstructions()).toContain('Toolpad Core');
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
  ])('%s → %s', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    if (status >= 400) expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/\w/) } });
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

  test.each([
    ['GET', 405],
    ['DELETE', 405],
    ['PUT', 405],
  ])('%s → %i, with what is allowed', async (method, status) => {
    const answer = await get(MCP, { method });
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
    const broken = await connectAgent(failing.get);
    replaced.set('/_content/llms.txt', () => new ServiceResponse(null, { status: 500 }));
    const { text, isError } = await callTool(broken, 'list_pages');
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
