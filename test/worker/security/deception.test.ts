import { expect, test } from 'vitest';
import { PAGE } from '../../helpers/html/pages.ts';
import { useRawWorker } from '../../helpers/worker/worker.ts';

const { send } = useRawWorker();

/** What is put behind a page's address to make a shared cache take it for a file. */
const SUFFIXES = [
  '/x.css',
  '/x.js',
  '/x.png',
  '/a/b/c.ico',
  '.css',
  '.js',
  '.json',
  '.avif',
  ';a.css',
  ';.js',
  '%3b.css',
  '%3fx.css',
  '%23x.css',
  '%00.css',
  '%0a.css',
  '%2fx.css',
  '%5cx.css',
  '/.css',
  '/%2e%2e/x.css',
  '/..%2fx.css',
  '/robots.txt',
  '/favicon.ico',
  '/static/x.css',
  '/toolpad/assets/x.js',
  '!x.css',
  '&x.css',
  ',x.css',
  '\\x.css',
];

/** A page, an answer for one reader, an endpoint. */
const ADDRESSES = [PAGE, '/toolpad/settings', '/toolpad/_edge/health'];

test.each(ADDRESSES.flatMap((path) => SUFFIXES.map((suffix) => path + suffix)))('%s → 404, not the page', async (target) => {
  const answer = await send(target, { headers: { Cookie: 'mui-mode=dark' } });
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('<article');
  expect(answer.body).not.toContain('<fieldset');
  expect(answer.body).not.toContain('"build"');
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toMatch(/^(?:no-store|private, max-age=60)$/);
});

test.each(['/toolpad/settings', '/toolpad/_edge/health'])('%s, an answer for one reader → no-store', async (target) => {
  expect((await send(target)).headers.get('Cache-Control')).toBe('no-store');
});
