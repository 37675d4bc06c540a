import { describe, expect, test } from 'vitest';
import { MCP } from '../../helpers/agents/agent.ts';
import { PAGE } from '../../helpers/html/pages.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const NEW = '2026-07-28';
const META = 'io.modelcontextprotocol/';

type Answer = { id?: unknown; result?: Record<string, unknown>; error?: { code: number; message: string; data?: object } };

const post = (body: unknown, headers: Record<string, string> = {}) =>
  get(MCP, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  });
const json = async (answer: Response) => (await answer.json()) as Answer;

/** A request of the revision without a handshake, and the headers that repeat it. */
function modern(method: string, params: object = {}, meta: object = {}) {
  const said = {
    [`${META}protocolVersion`]: NEW,
    [`${META}clientCapabilities`]: {},
    [`${META}clientInfo`]: { name: 'test', version: '1' },
    ...meta,
  };
  return { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: said } };
}
const headersOf = (method: string, name?: string) => ({
  'MCP-Protocol-Version': NEW,
  'Mcp-Method': method,
  ...(name && { 'Mcp-Name': name }),
});
const SEARCH = { name: 'search_docs', arguments: { query: 'dialog' } };

describe(`${NEW}, which has no handshake`, () => {
  test('server/discover → what is spoken here, what is offered, and for how long that holds', async () => {
    const { result } = await json(await post(modern('server/discover'), headersOf('server/discover')));
    expect(result).toMatchObject({
      resultType: 'complete',
      supportedVersions: [NEW, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
      capabilities: { tools: {}, resources: {} },
      serverInfo: { name: 'toolpad-docs' },
      instructions: expect.stringContaining('Toolpad Core'),
      ttlMs: expect.any(Number),
      cacheScope: 'public',
    });
  });

  test('lists may be kept, and calls may not', async () => {
    const list = await json(await post(modern('tools/list'), headersOf('tools/list')));
    expect(list.result).toMatchObject({
      resultType: 'complete',
      cacheScope: 'public',
      _meta: { [`${META}serverInfo`]: { name: 'toolpad-docs' } },
    });
    const call = await json(await post(modern('tools/call', SEARCH), headersOf('tools/call', 'search_docs')));
    expect(call.result).toMatchObject({ resultType: 'complete', content: [{ type: 'text' }] });
    expect(call.result).not.toHaveProperty('ttlMs');
  });

  test('a header may come in Base64', async () => {
    const name = `=?base64?${btoa('search_docs')}?=`;
    expect((await post(modern('tools/call', SEARCH), headersOf('tools/call', name))).status).toBe(200);
  });

  test.each<[string, object, Record<string, string>, number, number]>([
    ['no header of the version', modern('tools/list'), { 'Mcp-Method': 'tools/list' }, 400, -32020],
    [
      'another version in the header',
      modern('tools/list'),
      { ...headersOf('tools/list'), 'MCP-Protocol-Version': '2025-11-25' },
      400,
      -32020,
    ],
    ['no header of the method', modern('tools/list'), { 'MCP-Protocol-Version': NEW }, 400, -32020],
    ['another method in the header', modern('tools/list'), headersOf('tools/call'), 400, -32020],
    ['no header of the name', modern('tools/call', SEARCH), headersOf('tools/call'), 400, -32020],
    ['another name in the header', modern('tools/call', SEARCH), headersOf('tools/call', 'get_page'), 400, -32020],
    ['a name that is no Base64', modern('tools/call', SEARCH), headersOf('tools/call', '=?base64?%?='), 400, -32020],
    ['nothing of the client', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, headersOf('tools/list'), 400, -32602],
    [
      'no capabilities of the client',
      modern('tools/list', {}, { [`${META}clientCapabilities`]: undefined }),
      headersOf('tools/list'),
      400,
      -32602,
    ],
    [
      'a version of the future',
      modern('tools/list', {}, { [`${META}protocolVersion`]: '2031-01-01' }),
      { ...headersOf('tools/list'), 'MCP-Protocol-Version': '2031-01-01' },
      400,
      -32022,
    ],
    [
      'a version of the future in the body alone',
      modern('tools/list', {}, { [`${META}protocolVersion`]: '2031-01-01' }),
      headersOf('tools/list'),
      400,
      -32020,
    ],
    [
      'a version that is not text',
      modern('tools/list', {}, { [`${META}protocolVersion`]: 5 }),
      { 'Mcp-Method': 'tools/list' },
      400,
      -32022,
    ],
    ['a method that it has no more', modern('ping'), headersOf('ping'), 404, -32601],
    ['a handshake', modern('initialize'), headersOf('initialize'), 404, -32601],
    ['an unknown tool', modern('tools/call', { name: 'x' }), headersOf('tools/call', 'x'), 200, -32602],
    [
      'an unknown page',
      modern('resources/read', { uri: 'https://mui.com/toolpad/x' }),
      headersOf('resources/read', 'https://mui.com/toolpad/x'),
      200,
      -32602,
    ],
  ])('%s → %i', async (_, body, headers, status, code) => {
    const answer = await post(body, headers);
    const { error } = await json(answer);
    expect([answer.status, error?.code]).toEqual([status, code]);
    expect(error?.message).toMatch(/^[A-Z`].+\.$/);
  });

  test('who asks for another version is told which ones there are', async () => {
    const asked = modern('tools/list', {}, { [`${META}protocolVersion`]: '1999-01-01' });
    const { error } = await json(await post(asked, { ...headersOf('tools/list'), 'MCP-Protocol-Version': '1999-01-01' }));
    expect(error?.data).toEqual({ supported: expect.arrayContaining([NEW]), requested: '1999-01-01' });
  });
});

describe('revisions with a handshake', () => {
  const initialize = (protocolVersion: unknown) => ({
    jsonrpc: '2.0',
    id: 'a',
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } },
  });

  test.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2024-11-05'],
    ['2026-07-28', '2025-11-25'],
    ['2031-01-01', '2025-11-25'],
    [undefined, '2025-11-25'],
    [5, '2025-11-25'],
  ])('asked for %s → %s', async (asked, agreed) => {
    const { id, result } = await json(await post(initialize(asked)));
    expect([id, result?.protocolVersion]).toEqual(['a', agreed]);
    expect(result).not.toHaveProperty('resultType');
  });

  test.each(['2025-11-25', '2025-06-18'])('%s has no batches', async (version) => {
    const answer = await post([{ jsonrpc: '2.0', id: 1, method: 'ping' }], { 'MCP-Protocol-Version': version });
    expect([answer.status, (await json(answer)).error?.code]).toEqual([400, -32600]);
  });

  test.each([undefined, '2025-03-26'])('%s has batches: an answer for each request, none for the rest', async (version) => {
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 'two', method: 'tools/call', params: { name: 'get_page', arguments: { path: PAGE } } },
      { jsonrpc: '1.0', id: 3, method: 'ping' },
    ];
    const answer = await post(batch, version ? { 'MCP-Protocol-Version': version } : {});
    expect([answer.status, await answer.json()]).toEqual([
      200,
      [
        { jsonrpc: '2.0', id: 1, result: {} },
        { jsonrpc: '2.0', id: 'two', result: { content: [expect.objectContaining({ type: 'text' })] } },
        { jsonrpc: '2.0', id: 3, error: expect.objectContaining({ code: -32600 }) },
      ],
    ]);
  });

  test('a batch that wants no answer → 202', async () => {
    expect((await post([{ jsonrpc: '2.0', method: 'notifications/initialized' }])).status).toBe(202);
  });
});
