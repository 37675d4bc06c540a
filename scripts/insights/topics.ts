import type { InsightKind } from '../../client/shared/analytics/insight.ts';
import { helpfulTrend, percentHelpful } from '../reports/helpfulness.ts';
import { printable } from '../reports/printable.ts';
import { countTrend } from './count-trend.ts';
import type { InsightRow, RatedRow } from './rows.ts';

/** Searches, and addresses that no page of the site links, are shown from this count on. */
export const INSIGHTS_SHOWN_FROM = 3;

/** Something that is counted. `detail` is what its topic says: a language, a page, a share. */
export type Line = { name: string; detail: string; count: number; trend: string };
/** What one question is answered with. `heads` name the columns. */
export type Topic = { title: string; note: string; heads: [name: string, detail: string, count: string]; lines: Line[] };

const RARE = `Shown from ${INSIGHTS_SHOWN_FROM} on.`;

/** Everything that is known, as a list of topics; those without a line say so. `now` is in milliseconds. */
export function topicsOf(counts: readonly InsightRow[], rated: readonly RatedRow[], now: number): Topic[] {
  const counted: Counted = (kind, shownFrom = INSIGHTS_SHOWN_FROM) =>
    countedLines(counts, kind, now)
      .filter(({ count }) => count >= shownFrom)
      .sort(byCount);
  return [...searchTopics(counted), ...addressTopics(counted), ...feedbackTopics(rated, now), agentTopic(counted)];
}

/** The lines of what was counted at least so often. */
type Counted = (kind: InsightKind, shownFrom?: number) => Line[];

function searchTopics(counted: Counted): Topic[] {
  return [
    {
      title: 'Searches that found nothing',
      note: `Words that no page has. ${RARE}`,
      heads: ['Search', 'Language', 'Searches'],
      lines: counted('search-nothing'),
    },
    {
      title: 'Searches without a press',
      note: `Something was found, and nobody wanted it. ${RARE}`,
      heads: ['Search', 'Language', 'Searches'],
      lines: counted('search-unpressed'),
    },
  ];
}

function addressTopics(counted: Counted): Topic[] {
  return [
    {
      title: 'Links of this site that lead nowhere',
      note: 'Fix the link, or write a redirect.',
      heads: ['Address', 'Linked from', 'Visits'],
      lines: counted('dead-link', 1),
    },
    {
      title: 'Other addresses that lead nowhere',
      note: `Typed, bookmarked or linked elsewhere. ${RARE}`,
      heads: ['Address', '', 'Visits'],
      lines: counted('dead-address'),
    },
  ];
}

function feedbackTopics(rated: readonly RatedRow[], now: number): Topic[] {
  const ofSections = rated.filter(({ section }) => section !== '');
  const note = 'Those with most to do first.';
  return [
    { title: 'Pages by their feedback', note, heads: ['Page', 'Helpful', 'Posts'], lines: ratedLines(rated, ({ page }) => page, now) },
    {
      title: 'Sections with feedback',
      note,
      heads: ['Section', 'Helpful', 'Posts'],
      lines: ratedLines(ofSections, ({ page, section }) => `${page}#${section}`, now),
    },
  ];
}

function agentTopic(counted: Counted): Topic {
  return {
    title: 'What agents use',
    note: 'Pages as Markdown, indexes for language models, and tools.',
    heads: ['Form or tool', '', 'Uses'],
    lines: counted('agent', 1),
  };
}

function countedLines(counts: readonly InsightRow[], kind: InsightKind, now: number): Line[] {
  const own = counts.filter((row) => row.kind === kind);
  return [...Map.groupBy(own, ({ name, origin }) => JSON.stringify([name, origin])).values()].map((rows) => ({
    name: printable(rows[0]?.name ?? ''),
    detail: printable(rows[0]?.origin ?? ''),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    trend: countTrend(rows, now),
  }));
}

function ratedLines(rated: readonly RatedRow[], nameOf: (row: RatedRow) => string, now: number): Line[] {
  const unhelpful = (rows: RatedRow[]) => rows.filter(({ rating }) => rating === 0).length;
  return [...Map.groupBy(rated, nameOf)]
    .sort(([a, one], [b, other]) => unhelpful(other) - unhelpful(one) || other.length - one.length || a.localeCompare(b))
    .map(([name, rows]) => ({
      name: printable(name),
      detail: percentHelpful(rows),
      count: rows.length,
      trend: helpfulTrend(rows, now),
    }));
}

function byCount(a: Line, b: Line): number {
  return b.count - a.count || a.name.localeCompare(b.name);
}
