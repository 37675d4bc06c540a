import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Response } from 'miniflare';
import { assetsFolder } from '../shared/folders.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The assets binding of development: each file as it is on disk now, with a hash of it as its `ETag`. */
export async function assetsFromDisk(request: { url: string }): Promise<Response> {
  const file = join(assetsFolder(), decodeURIComponent(new URL(request.url).pathname));
  try {
    const bytes = await readFile(file);
    const hash = createHash('sha1').update(bytes).digest('base64url');
    return new Response(bytes, { headers: { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', ETag: `"${hash}"` } });
  } catch {
    return new Response(null, { status: 404 });
  }
}
