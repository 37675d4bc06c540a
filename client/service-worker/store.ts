import { BUILD_HEADER, FILES_CACHE, KEPT_CACHE, PAGES_CACHE } from '../shared/offline.ts';

/** No more visited pages (demos' documents and pictures among them) and files of pages are stored; the oldest make room. */
export const MAX_STORED_PAGES = 300;
export const MAX_STORED_FILES = 600;

/** Whether something could not be stored for want of room. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/** Whether this is content: whole, of this site, and for every reader. No redirect, part, failure, or page of a captive portal is. */
export function isContent(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    response.headers.has(BUILD_HEADER) &&
    !/\bno-store\b/.test(response.headers.get('Cache-Control') ?? '')
  );
}

/** A page of this site that no longer exists. */
function isGone({ status, headers }: Response): boolean {
  return status === 404 && headers.has(BUILD_HEADER);
}

/** What is stored under an address, wherever it is. Nothing can be read where the storage is damaged, and the network may answer. */
export function findStored(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true }).catch(() => undefined);
}

/** Keeps a page that was read, or a file with a fixed name; where it was downloaded to be kept, it takes that copy's place. */
export async function storePage(key: string, response: Response): Promise<void> {
  const kept = await caches.open(KEPT_CACHE);
  const wasKept = (await kept.match(key, { ignoreVary: true })) !== undefined;
  const cache = wasKept ? kept : await caches.open(PAGES_CACHE);
  if (isGone(response)) await cache.delete(key, { ignoreVary: true });
  if (!isContent(response)) return;
  await put(cache, key, response);
  if (!wasKept) await trim(cache, MAX_STORED_PAGES);
}

/** Keeps a file that a page loaded. */
export async function storeFile(url: string, response: Response): Promise<void> {
  if (!isContent(response)) return;
  const cache = await caches.open(FILES_CACHE);
  await put(cache, url, response);
  await trim(cache, MAX_STORED_FILES);
}

/** Whether room was made since something could be stored: where that was not enough, more of it would only take what is there. */
let hasMadeRoom = false;

/** Where the device is full, what was stored longest ago makes room, once; the page itself has been answered already. */
async function put(cache: Cache, key: string, response: Response): Promise<void> {
  try {
    await cache.put(key, response);
    hasMadeRoom = false;
  } catch (error) {
    // A connection that broke says nothing of the room on the device: what is stored stays.
    if (!isFull(error) || hasMadeRoom) return;
    hasMadeRoom = true;
    await Promise.all([halve(PAGES_CACHE), halve(FILES_CACHE)]);
  }
}

async function halve(name: string): Promise<void> {
  const cache = await caches.open(name);
  await trim(cache, Math.floor((await cache.keys()).length / 2));
}

/** Keys come in the order in which they were stored. */
async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key, { ignoreVary: true })));
}
