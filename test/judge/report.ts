import type { Figures, Judgment } from './judge.ts';
import type { Step, Worth } from './settings.ts';

/** A group's figures now, and in the run before. */
type Line = { name: string; now: Figures; before?: Figures };

const COLUMNS = ['page1', 'page3', 'mrr', 'section1', 'section3'] as const;
const HEADS = ['hit@1', 'hit@3', 'MRR', 'section @1', 'section @3'];
const NAME_WIDTH = 26;
const WIDTH = 14;

/** A table of groups: the right page first and among three, its mean reciprocal rank, and the same of the right section; behind each what changed. */
export function tableOf(lines: readonly Line[]): string {
  const head = ['group'.padEnd(NAME_WIDTH), 'queries'.padStart(8), ...HEADS.map((name) => name.padStart(WIDTH))].join('');
  const rows = lines.map(({ name, now, before }) => {
    const cells = COLUMNS.map((column) => cellOf(now[column], before?.[column]).padStart(WIDTH));
    return [name.padEnd(NAME_WIDTH), String(now.queries).padStart(8), ...cells].join('');
  });
  return [head, ...rows].join('\n');
}

function cellOf(now: number, before = now): string {
  const change = Math.round((now - before) * 100);
  const sign = change > 0 ? '+' : '';
  return now.toFixed(2) + (change === 0 ? '' : ` (${sign}${change / 100})`);
}

/** The queries of a group whose answers stand elsewhere than in the run before. */
export function changesIn(name: string, now: readonly Judgment[], before: readonly Judgment[]): string[] {
  const places = new Map(before.map((judgment) => [judgment.query, judgment]));
  return now.flatMap(({ query, page, section }) => {
    const last = places.get(query);
    if (!last || (last.page === page && last.section === section)) return [];
    return [`${name}: ${query}: page ${placeOf(last.page)} → ${placeOf(page)}, section ${placeOf(last.section)} → ${placeOf(section)}`];
  });
}

function placeOf(place: number): string {
  return place > 0 ? String(place) : 'none';
}

/** What other settings would do, a line each: those marked were kept, for what the seen queries gain. The held-out ones stand apart and have no say. */
export function stepsOf(before: Worth, steps: readonly Step[], after: Worth): string {
  const line = (what: string, { seen, heldOut }: Worth) => `${what.padEnd(NAME_WIDTH + WIDTH)}${seen.toFixed(4)}  ${heldOut.toFixed(4)}`;
  const tried = steps.map(({ name, from, value, isKept, worth }) => line(`${isKept ? '* ' : '  '}${name} ${from} → ${value}`, worth));
  const head = `${'settings'.padEnd(NAME_WIDTH + WIDTH)}seen    held out`;
  return [head, line('as they are', before), ...tried, line('with all that is marked', after)].join('\n');
}
