import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules } from '#assets';
import { assetsFolder } from '../../scripts/shared/folders.ts';
import { useRawWorker, useWorker } from '../helpers/worker/worker.ts';

const { get } = useWorker();
const { send } = useRawWorker();
const FILES = readdirSync(assetsFolder(), { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => `${file.parentPath}/${file.name}`.slice(assetsFolder().length))
  .sort();
const hashed = FILES.filter((path) => path.startsWith('/toolpad/assets/'));
const hidden = FILES.filter((path) => path.startsWith('/_'));

const TYPES: Record<string, RegExp> = {
  '.js': /^text\/javascript/,
  '.css': /^text\/css/,
  '.woff2': /^font\/woff2/,
  '.html': /^text\/html/,
};

describe('hashed files', () => {
  test('there are some', () => expect(hashed.length).toBeGreaterThan(5));

  test.each(hashed)('%s → 200, for ever, for any site', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Content-Type')).toMatch(TYPES[extname(path)] ?? /^(?:image|application|text)\//);
  });

  test.each(hashed)('%s → its name holds a hash', (path) => {
    expect(path).toMatch(/-[\dA-Za-z]{8}\.\w+$/);
  });
});

describe('a film', () => {
  const FILM = '/static/clips/drag.webm';

  test.each([
    ['bytes=0-', (size: number) => [0, size - 1]],
    ['bytes=100-199', () => [100, 199]],
    ['bytes=100-99999999', (size: number) => [100, size - 1]],
  ] as [string, (size: number) => [number, number]][])('%s → that part', async (range, partOf) => {
    const whole = new Uint8Array(await (await get(FILM)).arrayBuffer());
    const answer = await get(FILM, { headers: { Range: range } });
    const [from, to] = partOf(whole.length);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${from}-${to}/${whole.length}`);
    expect(answer.headers.get('Content-Type')).toBe('video/webm');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(whole.slice(from, to + 1));
  });

  test.each<Record<string, string>>([
    { Range: 'bytes=0-1,4-5' },
    { Range: 'bytes=-5' },
    { Range: 'bytes=5-2' },
    { Range: 'bytes=99999999-' },
    { Range: 'lines=1-' },
    { Range: 'bytes=0-1', 'If-Range': '"other"' },
  ])('what it does not give in parts → all of it: %o', async (headers) => {
    const answer = await get(FILM, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.has('Content-Range')).toBe(false);
  });
});

describe('what is not public', () => {
  test('there is some', () => expect(hidden.length).toBeGreaterThan(20));
  test.each(hidden)('%s → 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  const [file = ''] = hidden;
  const detours = [
    '/toolpad/assets/%2e%2e/%2e%2e',
    '/toolpad/assets/%2E%2E/.%2e',
    '/toolpad/assets/../..',
    '/static/%2e%2e',
    '/static/..',
    '/static/.%2e',
    '/static\\..',
    '/static\\%2e%2e',
    '/static/%252e%252e',
    '/static/..%2f',
    '/static/%2e%2e%2f',
    '/static/%5c..',
    '/static//%2e%2e/%2e%2e',
    '/toolpad/_demo/%2e%2e/%2e%2e',
    '/toolpad/_edge/%2e%2e/%2e%2e',
    '/zh',
    '/en',
    '/',
    '//',
    '/toolpad',
    '/favicon.ico/%2e%2e',
    '/toolpad/assets/chunks/%2e%2e/%2e%2e/%2e%2e',
  ];
  test.each(detours)('%s/_… → not the file', async (detour) => {
    const answer = await send(detour + file);
    expect([301, 400, 404]).toContain(answer.status);
    expect(answer.headers.get('Content-Type') ?? '').not.toContain('json');
    expect(answer.headers.get('Location') ?? '').not.toContain('_content');
  });

  test.each(['/%5fcontent', '/_Content', '/_CONTENT', '/_content', '/_demos', '/_content/'])('%s… → 404', async (start) => {
    expect((await send(file.replace('/_content', start))).status).toBe(404);
  });
});

test.each([
  '/toolpad/assets/nothing.js',
  '/toolpad/assets/',
  '/toolpad/assets/chunks',
  '/toolpad/assets/%00.js',
  '/toolpad/assets/ENTRY.js',
])('%s → 404, not kept', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toMatch(/^(?:no-store|public, max-age=60)$/);
});

test('a hashed file with its tag → 304 with the tag', async () => {
  const tag = (await get(modules[0]!.url)).headers.get('ETag')!;
  const answer = await get(modules[0]!.url, { headers: { 'If-None-Match': tag } });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('ETag')).toBe(tag);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});
