import type { Translate } from '../shared/translate.ts';
import type { Import } from './imports-of.ts';
import type { Outcome } from './preview.ts';
import type { Problem } from './problem-lines.ts';

/** What went wrong in a run, in the reader's words and at its line. */
export function problemOf(outcome: Exclude<Outcome, { kind: 'ran' }>, imports: Import[], t: Translate): Problem {
  switch (outcome.kind) {
    case 'failed':
      return { message: outcome.message, line: outcome.line };
    case 'missing':
      return {
        message: t('liveEdit.missing', { specifier: outcome.specifier, offered: outcome.offered.join(', ') }),
        line: imports.find(({ specifier }) => specifier === outcome.specifier)?.line,
      };
    case 'no-component':
      return { message: t('liveEdit.noComponent') };
    case 'hung':
      return { message: t('liveEdit.hung') };
    case 'unloaded':
      return { message: t('liveEdit.unloaded') };
  }
}
