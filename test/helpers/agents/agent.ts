import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll } from 'vitest';

export const MCP = '/toolpad/_edge/mcp';
/** A page with demos and sections. */
export const DEMO_PAGE = '/toolpad/core/react-dashboard-layout';

type Get = (path: string, init?: RequestInit) => Promise<Response>;
/** What a tool answered. */
type Result = { text: string; isError: boolean };

/** The protocol's own client, whose requests go to the Worker. Each has an address of its own, so that tests share no limit. */
export async function connectAgent(get: Get, address = '203.0.113.1'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const toWorker = (url: string | URL, { signal: _, headers, ...init }: RequestInit = {}) => {
    const named = new Headers(headers);
    named.set('CF-Connecting-IP', address);
    return get(new URL(url).pathname, { ...init, headers: Object.fromEntries(named) });
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:8787${MCP}`), { fetch: toWorker }));
  return client;
}

/** Calls a tool. Throws an error of the protocol. */
export async function callTool(client: Client, name: string, input: object = {}): Promise<Result> {
  const result = (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
  const [first] = result.content;
  return { text: first?.type === 'text' ? first.text : '', isError: result.isError === true };
}

/** An agent that is connected for the tests of a file. */
export function useAgent(get: Get): { client: () => Client; call: (name: string, input?: object) => Promise<Result> } {
  let client: Client;
  beforeAll(async () => {
    client = await connectAgent(get);
  });
  afterAll(() => client.close());
  return { client: () => client, call: (name, input) => callTool(client, name, input) };
}
