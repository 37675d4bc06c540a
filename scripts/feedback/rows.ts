import type { FeedbackMessage } from '../../client/shared/feedback-message.ts';

/** A stored piece of feedback. `created_at` is UTC, such as `2026-11-21T08:30:00Z`. */
export type FeedbackRow = Omit<FeedbackMessage, 'website'> & { created_at: string };

/** What the report and the export read, newest first. */
export const SELECT_FEEDBACK =
  'select id, page, rating, comment, section, language, created_at from feedback order by created_at desc, rowid desc';
