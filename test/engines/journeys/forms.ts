import english from '../../../content/translations/en.json' with { type: 'json' };
import type { Journey } from './journey.ts';

export const FORMS: Journey[] = [
  {
    name: 'feedback: a thumb, a comment, thanks',
    run: async (reader) => {
      await reader.open('/toolpad/core/introduction/installation');
      await reader.press('#feedback button[value="0"]');
      await reader.sees('feedback-comment', () => document.activeElement?.id);
      await reader.type('Clear & short');
      await reader.press('#feedback .send');
      await reader.reads('#feedback .result', english.feedback.thanks);
    },
  },
];
