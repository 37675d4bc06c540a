import { searchIndexUrls } from '#search';
import type { IndexFile } from '../search/index-file.ts';
import { loadIndex, type SearchIndex } from '../search/load-index.ts';
import type { Language } from '../shared/language.ts';

const loaded = new Map<string, Promise<unknown>>();

/** The search index of a language, fetched and made searchable once. Throws when it cannot be had; then the next call tries again. */
export function loadSearch(language: Language): Promise<SearchIndex> {
  return once(searchIndexUrls[language], async (url) => loadIndex((await fetchJson(url)) as IndexFile));
}

/** The texts of a page's sections, by the name that the index gives them. Throws when they cannot be had. */
export function loadTexts(name: string): Promise<string[]> {
  return once(`/toolpad/assets/search/texts-${name}.json`, async (url) => (await fetchJson(url)) as string[]);
}

function once<T>(url: string, load: (url: string) => Promise<T>): Promise<T> {
  const known = loaded.get(url) as Promise<T> | undefined;
  if (known) return known;
  const loading = load(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}. Reload the page.`);
  return response.json();
}
