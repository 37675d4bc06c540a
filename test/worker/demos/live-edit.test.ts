import { describe, expect, test } from 'vitest';
import { directivesOf, hashSource, inlineOf } from '../../helpers/html/html.ts';
import { useRawWorker, useWorker } from '../../helpers/worker/worker.ts';

const { get } = useWorker();
const { send } = useRawWorker();
/** The site's, as `get` asks for it. */
const ORIGIN = 'http://127.0.0.1:8787';
const FRAME = '/toolpad/_demo/live-edit';

describe('the frame of edited demos', () => {
  test('has a policy of its own: an opaque origin, scripts that it makes, and no network but for files of this site', async () => {
    const policy = directivesOf((await get(FRAME)).headers.get('Content-Security-Policy'));
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ORIGIN, 'blob:'],
      'style-src': ["'self'", ORIGIN, hashSource('')],
      'img-src': ["'self'", ORIGIN, 'data:', 'blob:'],
      'font-src': ["'self'", ORIGIN],
      'connect-src': ["'none'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    });
  });

  test.each([
    ['docs.example', 'http://docs.example'],
    ['docs.example:8443', 'http://docs.example:8443'],
    ['[::1]:8787', 'http://[::1]:8787'],
  ])('under the name %s → its policy names that origin', async (host, origin) => {
    const policy = directivesOf((await send(FRAME, { headers: { Host: host } })).headers.get('Content-Security-Policy'));
    expect(policy.get('script-src')).toEqual(["'self'", origin, 'blob:']);
  });

  test('may stand in an isolated page, and is asked for again when a build changes', async () => {
    const { status, headers } = await get(FRAME);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const again = await get(FRAME, { headers: { 'If-None-Match': headers.get('ETag')! } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(headers.get('Content-Security-Policy'));
  });

  test('holds one script, a module that any origin may read, and nothing of a request', async () => {
    const html = await (await get(`${FRAME}?edit=%3Cscript%3E`)).text();
    const { scripts, styles } = inlineOf(html);
    expect([...scripts, ...styles]).toEqual([]);
    expect(html).not.toContain('edit=');
    const files = [...html.matchAll(/(?:src|href)="(\/toolpad\/assets\/live\/[^"]+\.js)"/g)].map((match) => match[1]!);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect((await get(file)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s → 405', async (method) => {
    expect((await get(FRAME, { method })).status).toBe(405);
  });
});
