import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MCP } from '../../helpers/agents/agent.ts';
import { freePort } from '../../helpers/project/free-port.ts';
import { startWorker } from '../../helpers/worker/worker.ts';

const SUITE = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
const NOT_FOR_US = 'test/fixtures/mcp-conformance.yml';

let runtime: Miniflare;
let server: string;

beforeAll(async () => {
  const port = await freePort();
  server = `http://127.0.0.1:${port}${MCP}`;
  runtime = await startWorker({ port });
});
afterAll(() => runtime.dispose());

/** What the protocol's own suite says of the server, the scenarios of drafts among it. Throws when one fails that is not to. */
async function conformance(): Promise<string> {
  const parameters = [SUITE, 'server', '--suite', 'all', '--url', server, '--expected-failures', NOT_FOR_US];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  return stdout;
}

test('what the server offers passes the official suite', async () => {
  const said = await conformance();
  for (const scenario of ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'])
    expect(said).toMatch(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
});
