import * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import { answerQuery, type QueryAnswer } from '../search/answer-query.ts';
import type { SearchIndex } from '../search/load-index.ts';
import { isProblem, parseSearch } from '../search/parse-search.ts';
import type { ProductId } from '../shared/product.ts';

/** As many sections as are looked at. */
const MAX_HITS = 10;

type Asked = { index: SearchIndex | undefined; query: string; product?: ProductId };

/** What the dialog knows of its query: the words that are searched for, whether they were refused, and the answer, once there is an index. */
export type KnownAnswer = { words: string; isRefused: boolean; answer?: QueryAnswer };

/** Answers a query as it stands. Moving through the list asks nothing again. */
export function useAnswer({ index, query, product }: Asked): KnownAnswer {
  const { language } = useTranslations();
  const search = parseSearch({ query, language, product });
  const isRefused = isProblem(search);
  const words = isRefused ? '' : search.query;
  const answer = React.useMemo(
    () => (index && words ? answerQuery(index, words, { product, limit: MAX_HITS }) : undefined),
    [index, words, product],
  );
  return { words, isRefused, answer };
}
