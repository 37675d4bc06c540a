import { joinSentences } from '../shared/join-sentences.ts';
import type { Translate } from '../shared/translate.ts';
import type { Doubt } from './doubt.ts';

/** What is doubtful about an answer, in sentences for readers. */
export function doubtWords({ kind, missing }: Doubt, t: Translate): string {
  if (kind === 'filler') return t('search.filler');
  const words = missing.length > 0 ? t('search.missing', { words: missing.join(t('search.comma')) }) : '';
  return joinSentences([kind === 'poor' ? t('search.nothing') : '', words]);
}

/** How many results there are, in words. */
export function countWords(count: number, t: Translate): string {
  return count === 1 ? t('search.one') : t('search.count', { count: String(count) });
}
