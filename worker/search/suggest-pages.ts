import MiniSearch from 'minisearch';
import { products } from '#content';
import { termsOf } from '../../client/search/terms.ts';
import { siteFile } from '../../client/shared/address/built-files.ts';
import { productOfPath } from '../../client/shared/address/product-of-path.ts';
import { LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import { isProductId, PRODUCT_IDS, type ProductId } from '../../client/shared/product.ts';
import { loadJson } from '../content.ts';
import type { AppContext } from '../context.ts';
import { oncePerIsolate } from './once-per-isolate.ts';

/** A page that a wrong address may have meant. The path has no language; the title says the product too, since products have pages of one name. */
export type Suggestion = { path: string; title: string };

const MAX_SUGGESTIONS = 3;
/** How much likelier a page of the product is that the address names. */
const SAME_PRODUCT = 2;
/** More words of an address than this say no more. */
const MAX_WORDS = 8;
/** Words of nearly every address. */
const EVERYWHERE = new Set<string>(['toolpad', 'react', 'html', 'md', 'docs', ...PRODUCT_IDS, ...LANGUAGES]);

/** Titles and addresses of all pages: a few kilobytes, so that a wrong address does not cost the whole index. */
const loadTitles = oncePerIsolate(async (c: AppContext, language: Language) => {
  const titles = await loadJson<[path: string, title: string, product: ProductId | null][]>(c, siteFile(`search/titles-${language}`));
  const engine = new MiniSearch<Suggestion & { product: ProductId | null }>({
    idField: 'path',
    fields: ['path', 'title'],
    storeFields: ['title', 'product'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  engine.addAll(titles.map(([path, title, product]) => ({ path, title, product })));
  return engine;
});

/** The pages that an address resembles, the likeliest first; none for one that resembles nothing. */
export async function suggestPages(c: AppContext, pathname: string, language: Language): Promise<Suggestion[]> {
  const words = termsOf(decoded(pathname)).filter((term) => !EVERYWHERE.has(term));
  if (words.length === 0) return [];
  const engine = await loadTitles(c, language);
  const named = `/toolpad/${productOfPath(pathname)}/`;
  const found = engine.search(words.slice(-MAX_WORDS).join(' '), {
    tokenize: (text) => text.split(' '),
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 3 ? 0.3 : 0),
    boost: { path: 2 },
    boostDocument: (path: string) => (path.startsWith(named) ? SAME_PRODUCT : 1),
  });
  return found
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, title, product }) => ({ path: id, title: isProductId(product) ? `${title} – ${products[product].name}` : title }));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Percent signs that encode nothing: the letters around them may still say what was meant.
    return pathname;
  }
}
