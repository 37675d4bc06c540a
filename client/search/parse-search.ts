import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../shared/preferences/language.ts';
import { isProductId, PRODUCT_IDS, type ProductId } from '../shared/product.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './bounds.ts';
import { wordsOf } from './terms.ts';

/** A search that may be run: its work is bounded. An empty query asks for nothing. */
export type Search = { query: string; language: Language; product?: ProductId; near?: ProductId; limit: number };

/** What was wrong with a search, in a sentence and what to send instead. */
export type SearchProblem = { problem: 'wrong' | 'long'; message: string };

export type RawSearch = { query?: unknown; language?: unknown; product?: unknown; near?: unknown; limit?: unknown };

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;

const either = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(' or ');

/** Reads a search from outside: a request, a form, a tool call. Missing values take their defaults. Never throws. By hand: the browser has no Valibot. */
export function parseSearch({
  query: raw = '',
  language = DEFAULT_LANGUAGE,
  product,
  near,
  limit = DEFAULT_LIMIT,
}: RawSearch): Search | SearchProblem {
  if (typeof raw !== 'string') return wrong('The query must be text. Send one `q` with a few words.');
  if (raw.length > MAX_QUERY_LENGTH) return tooLong(`The query has more than ${MAX_QUERY_LENGTH} characters. Ask with a few words.`);
  // What is pasted has lines and tabs, and letters of a Mac in two pieces.
  const query = raw.normalize('NFC').replace(/\s+/g, ' ');
  if (CONTROL.test(query)) return wrong('The query holds control characters. Send words alone.');
  if (!isLanguage(language)) return wrong(`There are no pages in this language. Send ${either(LANGUAGES)} as \`lang\`, or nothing.`);
  if (!isProduct(product) || !isProduct(near)) return wrong(`Unknown product. Send ${either(PRODUCT_IDS)}, or nothing.`);
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > MAX_LIMIT)
    return wrong(`The limit is not a whole number from 1 to ${MAX_LIMIT}. Send such a number, or nothing.`);
  const words = wordsOf(query);
  if (query.trim() !== '' && words.length === 0) return wrong('The query holds neither letters nor digits. Ask with words.');
  if (words.length > MAX_QUERY_WORDS) return tooLong(`The query has more than ${MAX_QUERY_WORDS} words. Ask with a few of them.`);
  return { query: query.trim(), language, product: product || undefined, near: near || undefined, limit: count };
}

/** Whether a search was refused. */
export function isProblem(search: Search | SearchProblem): search is SearchProblem {
  return 'problem' in search;
}

function isProduct(value: unknown): value is ProductId | '' | undefined {
  return value === undefined || value === '' || isProductId(value);
}

function wrong(message: string): SearchProblem {
  return { problem: 'wrong', message };
}

function tooLong(message: string): SearchProblem {
  return { problem: 'long', message };
}
