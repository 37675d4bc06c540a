import { INSIGHTS_DAYS, type InsightKind } from '../../client/shared/analytics/insight.ts';

/** A count of a day (UTC, `2026-11-22`). `origin` is the language of a search, or the page that a wrong address was linked from. */
export type InsightRow = { day: string; kind: InsightKind; name: string; origin: string; count: number };

/** What readers said of a page, or of a section of it. */
export type RatedRow = { page: string; section: string; rating: number; created_at: string };

const SINCE = `date('now', '-${INSIGHTS_DAYS - 1} days')`;

/** The counts that are kept; older ones may be there until the next is written. */
export const SELECT_INSIGHTS = `select day, kind, name, origin, count from insight where day >= ${SINCE}`;

/** Feedback of the same days, without its words. */
export const SELECT_RATED = `select page, section, rating, created_at from feedback where created_at >= ${SINCE}`;
