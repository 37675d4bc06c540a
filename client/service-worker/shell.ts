import { isShellCache, OFFLINE_PATH, shellCache, type WorkerBuild } from '../shared/offline.ts';
import { LANGUAGES, localizedPath } from '../shared/preferences/language.ts';
import { isContent } from './store.ts';

/** Stores the offline pages and all that they need. Throws when one is missing: this worker is then not installed, and the one before stays. */
export async function storeShell({ build, shell }: WorkerBuild): Promise<void> {
  const cache = await caches.open(shellCache(build));
  const pages = LANGUAGES.map((language) => localizedPath(OFFLINE_PATH, language));
  await Promise.all([...pages, ...shell].map((url) => add(cache, url)));
}

async function add(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!isContent(response)) throw new Error(`${url} answered ${response.status} or is of another site. The next visit tries again.`);
  await cache.put(url, response);
}

/** Removes the offline pages of other builds. */
export async function forgetOtherShells({ build }: WorkerBuild): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isShellCache(name) && name !== shellCache(build)).map((name) => caches.delete(name)));
}
