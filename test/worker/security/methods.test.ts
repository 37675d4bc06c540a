import { describe, expect, test } from 'vitest';
import { PAGE } from '../../helpers/html/pages.ts';
import { useRawWorker } from '../../helpers/worker/worker.ts';

const { send } = useRawWorker();
const READ_ONLY = [PAGE, `/zh${PAGE}`, '/toolpad/settings', '/robots.txt', '/toolpad/_edge/health', '/static/favicon.svg', '/nothing', '/'];

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'MKCOL', 'LOCK', 'COPY'])(
  '%s',
  (method) => {
    test.each(READ_ONLY)('%s → 405 with Allow: GET, HEAD', async (target) => {
      const answer = await send(target, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Location')).toBeNull();
    });
  },
);

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s on an address that takes posts → 405 with Allow: POST', async (method) => {
  for (const target of [
    '/toolpad/_edge/preferences',
    '/toolpad/_edge/csp-report',
    '/toolpad/_edge/events',
    '/toolpad/_edge/feedback',
    '/toolpad/_edge/searches',
  ]) {
    const answer = await send(target, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  }
});

test.each(['FOO', 'get', 'Head', 'G\u00cbT'])('%s, which is no method → refused', async (method) => {
  const { status } = await send(PAGE, { method });
  expect([400, 405, 501]).toContain(status);
});

test.each([
  PAGE,
  `/zh${PAGE}`,
  '/toolpad/nothing',
  '/toolpad/settings',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/static/favicon.svg',
  '/toolpad/_edge/health',
  '/',
  `${PAGE}/`,
])('HEAD %s → status and headers of GET, no body', async (target) => {
  const full = await send(target);
  const head = await send(target, { method: 'HEAD' });
  const comparable = ({ headers }: typeof full) =>
    [...headers].filter(([name]) => !['content-length', 'transfer-encoding', 'server-timing'].includes(name));
  expect(head.status).toBe(full.status);
  expect(head.body).toBe('');
  expect(comparable(head)).toEqual(comparable(full));
});

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'])('%s: DELETE → a plain GET', async (name) => {
  const plain = await send(PAGE);
  const answer = await send(PAGE, { headers: { [name]: 'DELETE' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(plain.body);
  expect((await send(PAGE, { method: 'POST', headers: { [name]: 'GET' } })).status).toBe(405);
});
