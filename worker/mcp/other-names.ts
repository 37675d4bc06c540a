import { products } from '#content';
import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import type { SearchAnswer, SearchHit } from '../../client/search/search-answer.ts';
import type { ApiNames, Export } from '../../client/shared/agent-guide.ts';
import { plainName } from '../../client/shared/own-app/plain-name.ts';
import { DEFAULT_LANGUAGE, type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import { documentedVersion, type ProductId } from '../../client/shared/product.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import { search } from '../search/search.ts';
import type { AskedApi } from './api-name.ts';
import { loadOutlines } from './guide.ts';
import { pageText } from './page-text.ts';

type Wanted = { asked: AskedApi; product?: ProductId; language: Language };

/** How many sections tell of an export that has none of its own, and how many names an error lists. */
const SECTIONS = 3;
const NAMES = 12;

/** What is known of a name without an API page: an export, something of a later version, or another package's. */
export async function withoutPage(c: AppContext, names: ApiNames, { asked, product, language }: Wanted): Promise<string | undefined> {
  const { key } = asked;
  const known = own(names.exports, key);
  if (known && product !== 'studio') return exportText(c, known, language);
  const later = own(names.later, asked.member ? asked.memberKey : key);
  if (later && product !== 'studio')
    return `\`${later.name}\` is in ${products.core.name} since ${later.since}: ${documentedVersion(products.core)}, which these docs describe, has none.`;
  const other = own(names.elsewhere, key);
  const isThere = own(names.pages, key) ?? known;
  const there = product && isThere && products[product === 'core' ? 'studio' : 'core'];
  if (!other && !there) return undefined;
  return [
    `${products[product ?? 'core'].name} has no \`${other?.name ?? asked.name}\`.`,
    other && `Use ${other.package}'s: \`${other.line}\`, described at ${other.docs}.`,
    there && `${there.name}${there.id === 'studio' ? ', which is deprecated,' : ''} has one: ask with product \`${there.id}\`.`,
  ]
    .filter(Boolean)
    .join(' ');
}

async function exportText(c: AppContext, { name, kind, from, home }: Export, language: Language): Promise<string> {
  const isType = kind === 'type';
  const line = `\`${name}\` is a ${kind} of ${products.core.name} ${documentedVersion(products.core)}: \`import ${isType ? 'type ' : ''}{ ${name} } from '${from}'\`.`;
  if (!home) return `${line}\n\n${await sectionsWith(c, name, language)}`;
  const [path = '', section = ''] = home.split('#');
  return `${line}\n\n${await pageText(c, { path, section, language })}`;
}

async function sectionsWith(c: AppContext, name: string, language: Language): Promise<string> {
  const { hits } = await found(c, name, language, 'core');
  const lines = hits.map((hit) => `- [${hit.section ? `${hit.title}: ${hit.section}` : hit.title}](${addressOf(c, hit)})`);
  return `Sections that tell of it:\n\n${lines.join('\n')}`;
}

/** The best sections for a name, in which nothing is corrected: a name that is nearly right is another one. */
async function found(c: AppContext, query: string, language: Language, product?: ProductId): Promise<SearchAnswer> {
  const wanted = parseSearch({ query, language, product, limit: SECTIONS });
  const answer: SearchAnswer = isProblem(wanted) ? { hits: [] } : await search(c, wanted);
  return answer.suggestion === undefined ? answer : { hits: [] };
}

function addressOf(c: AppContext, { path, hash, lang }: SearchHit): string {
  return `${docsUrlOf(c.env)}${localizedPath(path, lang)}${hash && `#${hash}`}`;
}

/** Names that begin or end like the one that was asked for, and the sections that have it, in sentences. */
export async function namesLike(c: AppContext, { pages, exports }: ApiNames, { asked, product, language }: Wanted): Promise<string> {
  const outlines = await loadOutlines(c, DEFAULT_LANGUAGE);
  const paths = Object.values(pages).flatMap((page) => page?.[product ?? 'core'] ?? page?.studio ?? page?.core ?? []);
  const titles = paths.flatMap((path) => outlines[path]?.title.replace(/ (?:API|properties)$/, '') ?? []);
  const all = [...titles, ...Object.values(exports).flatMap((one) => one?.name ?? [])];
  const near = all.filter((name) => shared(plainName(name), asked.key) >= Math.max(3, asked.key.length / 2));
  const like = near.length > 0 && `Names like it: ${near.slice(0, NAMES).join(', ')}.`;
  const name = asked.member || asked.name;
  // What is a word of every text as well says nothing.
  const { hits, doubt } = /[a-z][A-Z]/.test(name) ? await found(c, name, language, product) : { hits: [], doubt: undefined };
  const sections = !doubt && hits.length > 0 && `Sections with it: ${hits.map((hit) => addressOf(c, hit)).join(', ')}.`;
  const said = [like, sections].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'Search for what it does with search_docs, or ask list_pages for the API pages.';
}

/** How many letters two names have in common at their beginning or their end. */
function shared(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(start, end);
}

/** A value of a table by a key from outside. */
function own<T>(table: Record<string, T | undefined>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
