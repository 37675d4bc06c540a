import { FEEDBACK_STORE_MS } from '../../client/shared/constants.ts';
import type { Feedback } from './parse-feedback.ts';

/**
 * An id that is there already is the same feedback once more. A plain form has no id: the same words on the same page within a minute
 * are a second press of the button.
 */
const INSERT = `insert into feedback (id, page, rating, comment, section, language)
select ?1, ?2, ?3, ?4, ?5, ?6
where ?7 or ?4 = '' or not exists (
  select 1 from feedback
  where page = ?2 and created_at >= strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-60 seconds') and rating = ?3 and comment = ?4 and section = ?5
)
on conflict (id) do nothing`;

/** Stores feedback once, however often it is sent. When this returns, the row is in the database; throws when it may not be. */
export async function storeFeedback(database: D1Database, feedback: Feedback): Promise<void> {
  const { id, page, rating, comment, section, language, ownId } = feedback;
  const statement = database.prepare(INSERT).bind(id, page, rating, comment, section, language, ownId ? 1 : 0);
  await within(FEEDBACK_STORE_MS, statement.run());
}

/** A database that does not answer must not keep a reader waiting. If it stores the row after all, the next try with this id adds none. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
