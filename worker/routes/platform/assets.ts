import type { AppContext } from '../../context.ts';
import { IMMUTABLE, NO_STORE, ONE_DAY } from '../../http/cache-control.ts';

/** Hashed files of the build. Only a file that was found may be kept. */
export async function hashedAsset(c: AppContext): Promise<Response> {
  return publicFile(c, IMMUTABLE);
}

/** The pictures of pages for previews of links. */
export async function picture(c: AppContext): Promise<Response> {
  return publicFile(c, IMMUTABLE, c.env.PICTURES ?? c.env.ASSETS);
}

/** Files with a fixed name: icons, pictures, films. The file server gives no parts of them, without which Safari plays no film. */
export async function staticFile(c: AppContext): Promise<Response> {
  const file = await publicFile(c, ONE_DAY);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  if (!from || file.status !== 200 || c.req.header('If-Range')) return file;
  const bytes = await file.arrayBuffer();
  const part = bytes.slice(+from, to ? +to + 1 : undefined);
  if (!part.byteLength) return new Response(bytes, file);
  file.headers.set('Content-Range', `bytes ${from}-${+from + part.byteLength - 1}/${bytes.byteLength}`);
  return new Response(part, { status: 206, headers: file.headers });
}

/** The list of files that the last builds published; the next deploy reads it, so it must be today's. */
export async function buildList(c: AppContext): Promise<Response> {
  return publicFile(c, NO_STORE);
}

/** Which links a browser may render before they are followed; browsers insist on the type. */
export async function speculationRules(c: AppContext): Promise<Response> {
  const file = await publicFile(c, ONE_DAY);
  if (file.ok) file.headers.set('Content-Type', 'application/speculationrules+json');
  return file;
}

async function publicFile(c: AppContext, cacheControl: string, files: Fetcher = c.env.ASSETS): Promise<Response> {
  // The file server redirects to its own spelling of some characters, such as `@`: readers get the file at once.
  const file = await files.fetch(new Request(c.req.raw, { redirect: 'follow' }));
  if (!file.ok && file.status !== 304) return c.notFound();
  const headers = new Headers(file.headers);
  headers.set('Cache-Control', cacheControl);
  return new Response(file.body, { status: file.status, headers });
}
