import { storeFile, storePage } from './store.ts';
import { pageKey, strategyOf } from './strategy.ts';

/** Stores what a page loaded before there was a worker. Most of it comes from the browser's own cache. */
export async function storeVisited(urls: readonly string[], origin: string): Promise<void> {
  await Promise.all(urls.map((url) => storeOne(url, origin).catch(() => {})));
}

async function storeOne(url: string, origin: string): Promise<void> {
  const strategy = strategyOf(new Request(url), origin);
  if (strategy === 'file') return storeFile(url, await fetch(url));
  if (strategy === 'fresh') return storePage(url, await fetch(url));
  const isPage = strategyOf({ method: 'GET', url, mode: 'navigate', headers: new Headers() }, origin) === 'page';
  if (!isPage) return;
  // The plain page, whatever its query asked for. Browsers name the type when they open a page; without it the address has other forms.
  const key = pageKey(url);
  await storePage(key, await fetch(key, { headers: { Accept: 'text/html' } }));
}
