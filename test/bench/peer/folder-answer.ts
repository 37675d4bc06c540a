import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { Answer } from '../compressing-server.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
};
/** Files that Astro names by what is in them. */
const HASHED = /^\/_astro\//;
/** A site without an icon of its own gets this one: a missing file would count against it. */
const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

/** Answers from a folder as a host of static files does: hashed files for good, the others to be asked for again. */
export function folderAnswer(folder: string) {
  return async ({ url = '/', headers }: IncomingMessage): Promise<Answer> => {
    const path = decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
    const file = [join(folder, path), join(folder, path, 'index.html')].find((name) => existsSync(name) && statSync(name).isFile());
    if (!file && path === '/favicon.svg') return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: Buffer.from(ICON) };
    const body = readFileSync(file ?? join(folder, '404.html'));
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const cacheControl = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
    if (file && headers['if-none-match'] === etag)
      return { status: 304, headers: { etag, 'cache-control': cacheControl }, body: Buffer.alloc(0) };
    const type = TYPES[extname(file ?? '.html')] ?? 'application/octet-stream';
    return { status: file ? 200 : 404, headers: { 'content-type': type, 'cache-control': cacheControl, etag }, body };
  };
}
