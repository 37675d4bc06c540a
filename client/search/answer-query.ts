import { type Doubt, doubtOf, queryWords } from './doubt.ts';
import { type FindOptions, findSections, type Hit } from './find-sections.ts';
import type { SearchIndex } from './load-index.ts';
import { suggestQuery } from './suggest-query.ts';

/** What is found for a query: sections, the query as it may have been meant, and what is doubtful. When nothing fits well, nothing is shown. */
export type QueryAnswer = { hits: Hit[]; suggestion?: string; doubt?: Doubt };

/** What is left of a query is worth asking when a section answers about half of it. */
const WORTH_RETRYING = 0.45;

/** Answers a query that is not empty. */
export function answerQuery(index: SearchIndex, query: string, options: FindOptions): QueryAnswer {
  const hits = findSections(index, query, options);
  const words = queryWords(index, query);
  const doubt = doubtOf(words, hits[0]?.answered ?? 0);
  if (!doubt || doubt.kind === 'partial') return { hits, suggestion: suggestQuery(index, query), doubt };
  const rest = words.known.join(' ');
  const [best] = words.known.length < words.telling.length ? findSections(index, rest, { ...options, limit: 1 }) : [];
  return { hits: [], doubt: best && best.answered >= WORTH_RETRYING ? { ...doubt, retry: rest } : doubt };
}
