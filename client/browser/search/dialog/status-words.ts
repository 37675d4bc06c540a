import { doubtWords } from '../../../search/doubt-words.ts';
import type { SearchIndex } from '../../../search/load-index.ts';
import type { Translate } from '../../../shared/translate.ts';
import type { KnownAnswer } from './known-answer.ts';

/** The index: undefined while it is coming, null when it cannot be had. */
export type IndexState = SearchIndex | undefined | null;

type Shown = KnownAnswer & { index: IndexState; isAsked: boolean; count: number };

/** What became of the query, in words; `isSeen` when there is nothing else to see, else they are for screen readers alone. */
export function statusWords({ index, isAsked, isRefused, answer, count }: Shown, t: Translate): { words: string; isSeen: boolean } {
  if (index === null) return { words: t('search.unloaded'), isSeen: true };
  if (!isAsked) return { words: '', isSeen: false };
  if (isRefused) return { words: t('search.refused'), isSeen: true };
  if (index === undefined) return { words: t('search.loading'), isSeen: true };
  const found = count > 0 ? t('search.count', { count: String(count) }) : '';
  // What is doubtful is seen above.
  return { words: answer?.doubt ? `${doubtWords(answer.doubt, t)} ${found}` : found, isSeen: false };
}
