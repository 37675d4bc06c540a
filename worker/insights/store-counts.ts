import { dayBefore, INSIGHTS_DAYS, type InsightKind } from '../../client/shared/analytics/insight.ts';

/** No more rows of a kind are added in a day. */
export const INSIGHTS_MAX_ROWS = 200;

/** How often something happened. `origin` is the language of a search, or the page that led to a wrong address. */
export type Count = { kind: InsightKind; name: string; origin: string; count: number };

/** The most rows of one kind that a day may have, whatever is sent; existing rows still count up. */
const INSERT = `insert into insight (day, kind, name, origin, count)
select ?1, ?2, ?3, ?4, ?5
where (select count(*) from insight where day = ?1 and kind = ?2) < ${INSIGHTS_MAX_ROWS}
  or exists (select 1 from insight where day = ?1 and kind = ?2 and name = ?3 and origin = ?4)
on conflict (day, kind, name, origin) do update set count = count + excluded.count`;

/** The same for a kind that has all its rows: the other would count them each time, and reading costs too. */
const UPDATE = 'update insight set count = count + ?5 where day = ?1 and kind = ?2 and name = ?3 and origin = ?4';

/** The kinds that took no new row on a day. */
const full = { day: '', kinds: new Set<InsightKind>() };

/** Adds counts to those of this day (UTC), and deletes those of days that are over their time. */
export async function storeCounts(database: D1Database, counts: readonly Count[]): Promise<void> {
  const now = Date.now();
  const today = dayBefore(now, 0);
  if (full.day !== today) {
    full.day = today;
    full.kinds.clear();
  }
  const [insert, update] = [database.prepare(INSERT), database.prepare(UPDATE)];
  const [, ...stored] = await database.batch([
    database.prepare('delete from insight where day <= ?').bind(dayBefore(now, INSIGHTS_DAYS)),
    ...counts.map(({ kind, name, origin, count }) => (full.kinds.has(kind) ? update : insert).bind(today, kind, name, origin, count)),
  ]);
  for (const [index, { meta }] of stored.entries()) if (meta.changes === 0 && counts[index]) full.kinds.add(counts[index].kind);
}
