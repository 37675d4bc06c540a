import { describe, expect, test } from 'vitest';
import { MCP, useAgent } from '../../helpers/agents/agent.ts';
import { useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const { client } = useAgent(get);

describe('a person who opens the address', () => {
  const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    ['en-US,en;q=0.9', '/toolpad/agents'],
    ['zh-CN,zh;q=0.9', '/zh/toolpad/agents'],
  ])('%s → sees how to connect', async (language, path) => {
    const answer = await get(MCP, { headers: { ...BROWSER, 'Accept-Language': language } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    expect(await (await get(`${path}.md`)).text()).toContain('claude mcp add --transport http toolpad https://mui.com/toolpad/_edge/mcp');
  });

  test('a client that looks for a stream learns that there is none', async () => {
    const answer = await get(MCP, { headers: { Accept: 'text/event-stream' } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await answer.text()).toContain('Connect a client as https://mui.com/toolpad/agents says.');
  });
});

describe('what the server says of itself before anyone connects', () => {
  test.each([
    ['/.well-known/ai-catalog.json', '1.0', 'application/ai-catalog+json'],
    ['/.well-known/mcp/catalog.json', 'draft', 'application/json'],
  ])('the catalog of the host, %s, leads to the card, which agrees with the server', async (path, version, type) => {
    const catalog = await get(path);
    expect([catalog.status, catalog.headers.get('Content-Type'), catalog.headers.get('Access-Control-Allow-Origin')]).toEqual([
      200,
      type,
      '*',
    ]);
    const { specVersion, entries } = (await catalog.json()) as { specVersion: string; entries: { type: string; url: string }[] };
    expect([specVersion, entries.map((entry) => entry.type)]).toEqual([version, ['application/mcp-server-card+json']]);
    const answer = await get(new URL(entries[0]!.url).pathname);
    expect([answer.headers.get('Content-Type'), answer.headers.get('Access-Control-Allow-Origin')]).toEqual([entries[0]!.type, '*']);
    const card = (await answer.json()) as { name: string; version: string; remotes: { url: string }[] };
    expect(card.name).toBe('com.mui/toolpad-docs');
    expect(card.version).toBe(client().getServerVersion()?.version);
    expect(card.remotes).toEqual([
      {
        type: 'streamable-http',
        url: `https://mui.com${MCP}`,
        supportedProtocolVersions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
      },
    ]);
  });

  test('other well-known addresses → 404', async () => {
    expect((await get('/.well-known/mcp/server-card')).status).toBe(404);
    expect((await get('/.well-known/security.txt')).status).toBe(404);
  });
});
