import { within } from '../within.ts';
import { editedId, type NamedFeedback } from './feedback-id.ts';

/** The database has this long to store feedback, in milliseconds. */
const STORE_MS = 5000;

/** An id that is there already is the same feedback once more. */
const INSERT = `insert into feedback (id, page, rating, comment, section, language)
select ?1, ?2, ?3, ?4, ?5, ?6 where not exists (select 1 from feedback where id = ?7)
on conflict (id) do nothing`;

/** Other words under a taken id are feedback too: the earlier ones were perhaps thanked for, so both stay. */
const INSERT_EDITED = `insert into feedback (id, page, rating, comment, section, language)
select ?1, ?2, ?3, ?4, ?5, ?6 where not exists (
  select 1 from feedback where id in (?7, ?8) and page = ?2 and rating = ?3 and comment = ?4 and section = ?5 and language = ?6
)
on conflict (id) do nothing`;

/** Stores feedback once, however often it is sent. When this returns, the row is in the database; throws when it may not be. */
export async function storeFeedback(database: D1Database, feedback: NamedFeedback): Promise<void> {
  const { id, before, page, rating, comment, section, language } = feedback;
  const content = [page, rating, comment, section, language];
  const edited = await editedId(feedback);
  const statements = [
    database.prepare(INSERT).bind(id, ...content, before),
    database.prepare(INSERT_EDITED).bind(edited, ...content, id, before),
  ];
  // One that does not answer must not keep a reader waiting. If it stores the row after all, the next try with this id adds none.
  await within(STORE_MS, database.batch(statements));
}
