import { answerQuery, type QueryAnswer } from '../../../search/answer-query.ts';
import type { SearchIndex } from '../../../search/load-index.ts';
import { isProblem, parseSearch } from '../../../search/parse-search.ts';
import type { Language } from '../../../shared/preferences/language.ts';

/** As many sections as are looked at. */
const MAX_HITS = 10;

type Asked = { index: SearchIndex | undefined; query: string; language: Language; product: string };

/** What is known of a query: the words that are searched for, whether they were refused, and the answer, once there is an index. */
export type KnownAnswer = { words: string; isRefused: boolean; answer?: QueryAnswer };

/** Answers a query as it stands. */
export function knownAnswer({ index, query, language, product }: Asked): KnownAnswer {
  const search = parseSearch({ query, language, product });
  if (isProblem(search)) return { words: '', isRefused: true };
  const words = search.query;
  const answer = index && words ? answerQuery(index, words, { product: search.product, limit: MAX_HITS }) : undefined;
  return { words, isRefused: false, answer };
}
