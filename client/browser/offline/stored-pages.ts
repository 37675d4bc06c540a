import { KEPT_CACHE, OFFLINE_PATH, PAGES_CACHE } from '../../shared/offline.ts';
import { type Language, localizedPath, splitLanguage } from '../../shared/preferences/language.ts';
import { pageTitleIn } from '../../shared/site-title.ts';

export type StoredPage = { path: string; title: string };

/** A page of the docs, without its language: a demo's document or a file is none, and the offline page is of no use where it is asked for. */
const PAGE = /^\/toolpad(?:\/(?!_)[\w/-]+)?$/;

/** The pages of a language on this device, each with its title, in the order of their titles. Empty where storage is denied. */
export async function storedPages(language: Language): Promise<StoredPage[]> {
  const pages = new Map<string, StoredPage>();
  for (const name of [KEPT_CACHE, PAGES_CACHE]) {
    if (!(await caches.has(name).catch(() => false))) continue;
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter(({ url }) => isPage(new URL(url).pathname, language));
    for (const page of await Promise.all(keys.map((key) => describe(cache, key)))) pages.set(page.path, page);
  }
  return [...pages.values()].sort((a, b) => a.title.localeCompare(b.title, language));
}

function isPage(path: string, language: Language): boolean {
  const { rest } = splitLanguage(path);
  return PAGE.test(rest) && path === localizedPath(rest, language) && rest !== OFFLINE_PATH;
}

async function describe(cache: Cache, key: Request): Promise<StoredPage> {
  const path = new URL(key.url).pathname;
  const response = await cache.match(key, { ignoreVary: true });
  return { path, title: (response && (await titleOf(response))) || path };
}

/** The title is in the first bytes of a page; the rest is not read. Trusted Types refuse a parser, a cache keeps no title of its own, and a table of titles would be of another build. */
async function titleOf({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && !text.includes('</title>')) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
  return title && pageTitleIn(title).replace(/&(lt|quot|amp);/g, (_, name: 'lt' | 'quot' | 'amp') => CHARACTERS[name]);
}

const CHARACTERS = { lt: '<', quot: '"', amp: '&' };
