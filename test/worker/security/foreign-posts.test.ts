import { describe, expect, test } from 'vitest';
import { PAGE } from '../../helpers/html/pages.ts';
import { useRawWorker, useWorker } from '../../helpers/worker/worker.ts';

const { send } = useRawWorker();
const { get } = useWorker();
const SITE = '127.0.0.1:8787';

const POSTS: [path: string, type: string, body: string][] = [
  ['/toolpad/_edge/preferences', 'application/x-www-form-urlencoded', 'mode=dark&return=/toolpad'],
  ['/toolpad/_edge/feedback', 'application/json', JSON.stringify({ page: PAGE, rating: 1 })],
  ['/toolpad/_edge/events', 'application/json', '{}'],
  ['/toolpad/_edge/csp-report', 'application/csp-report', '{}'],
  ['/toolpad/_edge/searches', 'application/json', '{}'],
  [
    '/toolpad/_edge/mcp',
    'application/json',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"report_problem","arguments":{}}}',
  ],
];

describe.each(POSTS)('%s', (path, type, body) => {
  test.each<[string, Record<string, string>]>([
    ['another site', { Host: SITE, Origin: 'https://evil.example' }],
    ['a page without an origin', { Host: SITE, Origin: 'null' }],
    ['another site, by what the browser adds', { Host: SITE, 'Sec-Fetch-Site': 'cross-site' }],
    ['a name that someone else lets point here', { Host: 'evil.example', Origin: 'http://evil.example' }],
    ['such a name with a port', { Host: 'evil.example:8787', Origin: 'http://evil.example:8787' }],
  ])('from %s → 403 and no cookie', async (_, headers) => {
    const answer = await send(path, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null]);
  });

  test.each([
    ['this site', { Host: SITE, Origin: `http://${SITE}` }],
    ['this site by another name of this machine', { Host: 'localhost:8787', Origin: 'http://localhost:8787' }],
    ['no page', { Host: SITE }],
  ])('from %s → not 403', async (_, headers) => {
    const answer = await send(path, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
    expect(answer.status).not.toBe(403);
  });
});

test('feedback on the docs host itself → 201', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: 'http://mui.com', Host: 'mui.com' };
  const answer = await send('/toolpad/_edge/feedback', { method: 'POST', body: JSON.stringify({ page: PAGE, rating: 1 }), headers });
  expect(answer.status).toBe(201);
});

describe('a local run', () => {
  const local = useWorker({ isLocal: true });
  test('→ an address that the client names itself is no way around the limit', async () => {
    const statuses: number[] = [];
    // More than fit into two minutes of the clock.
    for (let count = 0; count < 30; count += 1) {
      const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': `192.0.2.${count}` };
      statuses.push((await local.get('/toolpad/_edge/feedback', { method: 'POST', body: '{}', headers })).status);
    }
    expect(statuses).toContain(429);
  });
});

test('one subscriber with many IPv6 addresses → one client', async () => {
  const statuses: number[] = [];
  for (let count = 1; count <= 30; count += 1) {
    const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': `2001:db8:7:7::${count.toString(16)}` };
    statuses.push((await get('/toolpad/_edge/feedback', { method: 'POST', body: '{}', headers })).status);
  }
  expect(statuses).toContain(429);
});
