import { MAX_QUERY_LENGTH } from '../../../client/search/bounds.ts';
import { isProblem, parseSearch } from '../../../client/search/parse-search.ts';
import type { SearchHit } from '../../../client/search/search-answer.ts';
import { localizedPath } from '../../../client/shared/preferences/language.ts';
import type { AppContext } from '../../context.ts';
import { docsUrlOf } from '../../env.ts';
import { doubtText } from '../../search/doubt-text.ts';
import { queryLanguage } from '../../search/query-language.ts';
import { search } from '../../search/search.ts';
import { loadOutlines } from '../guide.ts';
import { ARGUMENTS, type DocsTool, inputSchema, READS, ToolError } from '../tool.ts';

/** How many sections make a short answer. */
const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 20;

const { text, language, product } = ARGUMENTS;

/** A section found, as programs read it. */
type Found = { title: string; url: string; excerpt: string; product: string | null; bytes?: number; demos: string[] };

const TEXT = { type: 'string' };
const FOUND = {
  type: 'object',
  properties: {
    title: TEXT,
    url: { type: 'string', description: 'What get_page takes as `path`' },
    excerpt: TEXT,
    product: { type: ['string', 'null'] },
    bytes: { type: 'integer', description: 'Size of the section' },
    demos: { type: 'array', items: TEXT, description: 'What get_demo takes as `name`' },
  },
  required: ['title', 'url', 'excerpt', 'product', 'demos'],
};

/** Finds sections by words. */
export const searchDocs: DocsTool = {
  name: 'search_docs',
  title: 'Search the docs',
  description: 'Finds sections of the Toolpad docs by words, best first; forgives typos. Read one with get_page.',
  annotations: READS,
  inputSchema: inputSchema(
    {
      query: text('A few words, such as `hide navigation`', MAX_QUERY_LENGTH),
      product,
      language: language('that of the query'),
      limit: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, description: `Number of sections; ${DEFAULT_LIMIT} without it` },
    },
    ['query'],
  ),
  outputSchema: {
    type: 'object',
    properties: {
      suggestion: TEXT,
      doubt: { ...TEXT, description: 'What does not fit, and what to try' },
      results: { type: 'array', items: FOUND },
    },
    required: ['results'],
  },
  run: async (c, input) => {
    const wanted = parseSearch({ ...input, language: input.language ?? queryLanguage(input.query), limit: input.limit ?? DEFAULT_LIMIT });
    if (isProblem(wanted)) throw new ToolError(wanted.message);
    if (wanted.query === '') throw new ToolError('The query is empty. Ask with a few words.');
    const { hits, suggestion, doubt } = await search(c, wanted);
    const results = await Promise.all(hits.map((hit) => foundOf(c, hit)));
    const doubts = doubt && doubtText(doubt);
    const data = { ...(suggestion !== undefined && { suggestion }), ...(doubts && { doubt: doubts }), results };
    const notes = [suggestion !== undefined && `Taken to mean: ${suggestion}`, doubts].filter(Boolean);
    return { text: [notes.join('\n'), results.map(lineOf).join('\n')].filter(Boolean).join('\n\n'), data };
  },
};

async function foundOf(c: AppContext, { path, hash, title, section, excerpt, lang, product: of }: SearchHit): Promise<Found> {
  const outline = (await loadOutlines(c, lang))[path];
  const part = hash ? outline?.sections.find(({ id }) => id === hash) : undefined;
  return {
    title: section ? `${title}: ${section}` : title,
    url: docsUrlOf(c.env) + localizedPath(path, lang) + (hash && `#${hash}`),
    excerpt: excerpt.replace(/\s+/g, ' '),
    product: of,
    ...(part && { bytes: part.bytes }),
    demos: part?.demos ?? [],
  };
}

function lineOf({ title, url, excerpt, product: of, bytes, demos }: Found): string {
  const facts = [
    bytes !== undefined && `${(bytes / 1000).toFixed(1)} KB`,
    of === 'studio' && 'deprecated product',
    demos.length > 0 && `demos ${demos.slice(0, 3).join(', ')}`,
  ].filter(Boolean);
  return `- [${title}](${url})${facts.length > 0 ? ` (${facts.join('; ')})` : ''}\n  ${excerpt}`;
}
