import { expect, test } from 'vitest';
import { useRawWorker } from '../../helpers/worker/worker.ts';

const { send } = useRawWorker();

/** A word that no page holds: an answer with it repeats the address. */
const CANARY = 'zq7canary';

const MALFORMED = [
  '/%',
  '/%z',
  '/%2',
  '/toolpad/%',
  '/toolpad/%%',
  '/toolpad/%u0041',
  '/toolpad/%c0%af',
  '/toolpad/%e0%80%af',
  '/toolpad/%ff%fe',
  '/toolpad/%ed%a0%80',
  '/toolpad/%f4%90%80%80',
  '/toolpad/%00',
  '/toolpad/%0a',
  '/toolpad/%0d%0aX-Injected:1',
  '/toolpad/%1b[31m',
  '/toolpad/%7f',
  '/toolpad/%2e%2e%2f',
  '/toolpad/%252e%252e%252f',
  '/toolpad/..%2f..%2fetc/passwd',
  '/toolpad/..%5c..%5c',
  '/toolpad/\\..\\',
  '/toolpad/\u00ff\u00fe',
  '/toolpad/\u202e',
  '/toolpad/<script>alert(1)</script>',
  '/toolpad/"onload="',
  "/toolpad/'or'1'='1",
  '/toolpad/%24%7B7*7%7D',
  '/toolpad/{{7*7}}',
  '/toolpad/%3Cscript%3E',
  '/toolpad/|ls',
  '/toolpad/`id`',
  '/toolpad/__proto__',
  '/toolpad/constructor',
  '/__proto__',
  '/constructor/prototype',
  '/toString',
  '/api/__proto__',
  '/api-docs/constructor',
  '/toolpad/_demo/__proto__',
  '/toolpad/_demo/..%2f',
  '/toolpad/core/introduction;jsessionid=1',
  '/toolpad/core/introduction.',
  '/toolpad/core/introduction..',
  '/toolpad/core/introduction%20',
  '/toolpad/core/introduction~',
  '/toolpad/core/introduction::$DATA',
] as const;

const JUNK = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.well-known/x',
  '/.DS_Store',
  '/toolpad/.env',
  '/wp-login.php',
  '/wp-admin/',
  '/wp-content/x.php',
  '/xmlrpc.php',
  '/index.php',
  '/phpinfo.php',
  '/admin',
  '/cgi-bin/test.cgi',
  '/server-status',
  '/actuator/env',
  '/web.config',
  '/toolpad/index.php',
  '/package.json',
  '/wrangler.toml',
  '/toolpad/assets/',
  '/toolpad/assets/../../package.json',
  '/toolpad/assets/entry.js',
  '/static/',
  '/static/..%2f_content',
  '/sitemap.xml.gz',
] as const;

const withCanary = (target: string) => `${target}${CANARY}`;

test.each([...MALFORMED, ...JUNK].map(withCanary))('%j → 400, 404 or 414, and nothing repeated', async (target) => {
  const answer = await send(target);
  expect([400, 404, 414]).toContain(answer.status);
  expect(answer.body).not.toContain(CANARY);
  expect([...answer.headers].join('\n')).not.toContain(CANARY);
  expect(answer.headers.get('X-Injected')).toBeNull();
});

test.each(JUNK)('%s → 404', async (target) => {
  expect((await send(target)).status).toBe(404);
});

test.each([
  ['a path of 2,048 characters', `/${'a'.repeat(2047)}`, 404],
  ['a path of 2,049 characters', `/${'a'.repeat(2048)}`, 414],
  ['a path of 500 segments', '/a'.repeat(500), 404],
  ['a path of 16 KB', `/${'a'.repeat(16_000)}`, 414],
  ['a path of 16 KB below a file folder', `/toolpad/assets/${'a'.repeat(16_000)}`, 414],
  ['a path of 16 KB below an endpoint', `/toolpad/_edge/${'a'.repeat(16_000)}`, 414],
  ['a path of encoded characters that is 2,049 long', `/${'%41'.repeat(683)}`, 414],
  ['a URL of 10 KB', `/toolpad/core/introduction?${'a'.repeat(10_240)}`, 414],
  ['a URL that the server refuses by itself', `/toolpad/core/introduction?${'a'.repeat(100_000)}`, 414],
])('%s → answered with its status', async (_, target, status) => {
  const answer = await send(target);
  expect(answer.status).toBe(status);
  expect(answer.body.length).toBeLessThan(24_000);
  expect(answer.body).not.toContain('aaaaaaaaaaaa');
});

test('`..` that a URL parser resolves → the page it leads to, or 404', async () => {
  expect((await send('/toolpad/core/x/../introduction')).status).toBe(200);
  expect((await send('/../../../../etc/passwd')).status).toBe(404);
});
