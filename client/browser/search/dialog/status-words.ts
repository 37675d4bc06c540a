import { countWords, doubtWords } from '../../../search/answer-words.ts';
import type { Translate } from '../../../shared/translate.ts';
import type { KnownAnswer } from './answering.ts';

type Shown = KnownAnswer & { count: number };

/** What became of the query, in words; `isSeen` when there is nothing else to see, else they are for screen readers alone. */
export function statusWords(
  { words, isRefused, isLost, isOnPage, answer, count }: Shown,
  t: Translate,
): { words: string; isSeen: boolean } {
  if (isRefused) return { words: t('search.refused'), isSeen: true };
  if (words === '') return { words: '', isSeen: false };
  if (isLost) return { words: t(isOnPage ? 'search.onPage' : 'search.unloaded'), isSeen: true };
  if (!answer) return { words: t('search.loading'), isSeen: true };
  const found = count > 0 ? countWords(count, t) : '';
  // What is doubtful is seen above.
  return { words: answer.doubt ? `${doubtWords(answer.doubt, t)} ${found}` : found, isSeen: false };
}
