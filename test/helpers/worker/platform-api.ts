import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const VERSION = '11111111-2222-4333-8444-555555555555';

/** What the platform's API answers, by method and ending of the path, as far as a deploy asks. */
const ANSWERS: [method: string, path: RegExp, result: unknown][] = [
  [
    'GET',
    /\/workers\/services\/[\w-]+$/,
    { default_environment: { environment: 'production', script: { tag: 'tag', tags: [], last_deployed_from: 'wrangler' } } },
  ],
  ['GET', /\/secrets$/, []],
  ['POST', /\/assets-upload-session$/, { jwt: 'header.eyJleHAiOjQ5MDAwMDAwMDB9.signature', buckets: [] }],
  ['POST', /\/scripts\/[\w-]+\/versions$/, { id: VERSION, startup_time_ms: 5, metadata: { has_preview: true } }],
  [
    'GET',
    /\/workers\/workers\/[\w-]+$/,
    { subdomain: { enabled: false, previews_enabled: true, preview_url_suffix: '-toolpad-docs.stand-in.invalid' } },
  ],
  ['GET', /\/deployments$/, { deployments: [] }],
  ['POST', /\/deployments$/, { id: 'deployment' }],
  [
    'GET',
    /\/versions\/[\w-]+$/,
    {
      id: VERSION,
      metadata: { created_on: '2026-01-01T00:00:00Z' },
      annotations: {},
      resources: { bindings: [], script: {}, script_runtime: {} },
    },
  ],
  ['GET', /\/versions$/, { items: [] }],
];

const REFUSAL = { success: false, errors: [{ code: 10_000, message: 'refused' }], result: null };

/** What the live database answers a statement with; one that throws refuses it with that message. */
type Query = (sql: string) => object[];

/** A stand-in for the platform's API on loopback, with a list of what it was asked to change. It refuses the change that is named. */
export async function startPlatformApi(
  query: Query = () => [],
  refused?: string,
): Promise<{ url: string; changes: string[]; close: () => Server }> {
  const changes: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!;
    const found = ANSWERS.find(([method, pattern]) => method === request.method && pattern.test(path));
    const change = `${request.method} ${path.split('/').at(-1)}`;
    if (request.method !== 'GET') changes.push(change);
    const body = await text(request);
    const answer = path.endsWith('/query') ? answerQuery(query, body) : { success: true, errors: [], result: found?.[2] ?? {} };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ messages: [], ...(change === refused ? REFUSAL : answer) }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, changes, close: () => server.close() };
}

function answerQuery(query: Query, body: string): object {
  try {
    const results = query((JSON.parse(body) as { sql: string }).sql);
    return { success: true, errors: [], result: [{ success: true, results, meta: { duration: 1 } }] };
  } catch (error) {
    return { success: false, errors: [{ code: 7500, message: (error as Error).message }], result: null };
  }
}
