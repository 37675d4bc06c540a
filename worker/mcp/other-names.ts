import { products } from '#content';
import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import type { ApiNames, Export } from '../../client/shared/agent-guide.ts';
import { type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import { documentedVersion, type ProductId } from '../../client/shared/product.ts';
import type { AppContext } from '../context.ts';
import { docsUrlOf } from '../env.ts';
import { search } from '../search/search.ts';
import type { AskedApi } from './api-name.ts';
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
    return `\`${later.name}\` is in Toolpad Core since ${later.since}: ${documentedVersion(products.core)}, which these docs describe, has none.`;
  const other = own(names.elsewhere, key);
  const there = product && own(names.pages, key) && products[product === 'core' ? 'studio' : 'core'];
  if (!other && !there) return undefined;
  return [
    `${products[product ?? 'core'].name} has no \`${other?.name ?? asked.name}\`.`,
    other && `Use ${other.package}'s: \`import { ${other.name} } from '${other.from}'\`, described at ${other.docs}.`,
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
  const wanted = parseSearch({ query: name, language, product: 'core', limit: SECTIONS });
  const { hits } = isProblem(wanted) ? { hits: [] } : await search(c, wanted);
  const lines = hits.map(
    ({ path, hash, title, section, lang }) =>
      `- [${section ? `${title}: ${section}` : title}](${docsUrlOf(c.env)}${localizedPath(path, lang)}${hash && `#${hash}`})`,
  );
  return `Sections that tell of it:\n\n${lines.join('\n')}`;
}

/** Names that begin or end like the one that was asked for, in a sentence. */
export function namesLike({ pages, exports }: ApiNames, { key }: AskedApi): string {
  const all = [
    ...Object.values(pages).flatMap((page) => titleOf(page?.core ?? page?.studio)),
    ...Object.values(exports).flatMap((one) => one?.name ?? []),
  ];
  const near = all.filter((name) => shared(name.toLowerCase().replaceAll('-', ''), key) >= Math.max(3, key.length / 2));
  if (near.length > 0) return `Names like it: ${near.slice(0, NAMES).join(', ')}.`;
  return 'Search for what it does with search_docs, or ask list_pages for the API pages.';
}

function titleOf(path: string | undefined): string[] {
  return path ? [path.replace(/\/api$|-api$/, '').replace(/^.*\/(?:react-)?/, '')] : [];
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
