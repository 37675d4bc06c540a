import type { Translate } from '../../../shared/translate.ts';
import { inReadersWords } from './compiler-words.ts';
import type { Outcome } from './preview.ts';
import type { Problem } from './problem-lines.ts';
import { visible } from './unseen.ts';

/** What went wrong in a run, in the reader's words and at its line. Edited code may have put anything into them. */
export function problemOf(outcome: Exclude<Outcome, { kind: 'ran' }>, t: Translate): Problem {
  switch (outcome.kind) {
    case 'failed':
      return { message: visible(inReadersWords(outcome.message, t)), line: outcome.line };
    case 'missing':
      return {
        message: visible(t('liveEdit.missing', { specifier: outcome.specifier, offered: outcome.offered.join(', ') })),
        line: outcome.line,
      };
    case 'no-component':
      return { message: t('liveEdit.noComponent') };
    case 'hung':
      return { message: t('liveEdit.hung') };
    case 'unloaded':
      return { message: t('liveEdit.unloaded') };
  }
}
