import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A line of the bench's table. */
export type Row = {
  what: string;
  measured: string;
  /** What the peer needed in the same run, and ours divided by it, or by another of ours. */
  peer?: string;
  ratio?: string;
  reach: string;
  /** Whether that is reached, where the two texts do not tell. */
  isReached?: boolean;
};

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that three quarters of all stay below. */
export function upperQuartile(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

/** Whether what was measured keeps to what is to be reached; undefined where nothing is, or where one of them is more than a number with its unit. */
export function reached({ measured, reach, isReached }: Row): boolean | undefined {
  if (isReached !== undefined) return isReached;
  const [, sign, limit, unit = ''] = /^([≤≥]) ([\d.]+) ?([a-zA-Z]*)$/.exec(reach) ?? [];
  const [, value, same = ''] = /^([\d.]+) ?([a-zA-Z]*)(?: \(.*\))?$/.exec(measured) ?? [];
  if (limit === undefined || value === undefined || unit !== same) return undefined;
  return sign === '≤' ? Number(value) <= Number(limit) : Number(value) >= Number(limit);
}

/** Where the last table can be read by a program; no part of the project. */
const FILE = '.data/bench.json';

/** A row, and when it was measured. */
type Kept = Row & { at: string };

/** Begins a Markdown table. What it returns prints rows with a verdict on each and keeps them beside those of other runs: parts are measured on their own. */
export function startTable(): (rows: Row[]) => void {
  console.log('| What | Ours | Starlight | Ratio | Reach | Verdict |\n|---|---|---|---|---|---|');
  return (rows) => {
    for (const row of rows) console.log(`| ${cellsOf(row).join(' | ')} |`);
    const at = new Date().toISOString();
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(
      FILE,
      `${JSON.stringify(
        merged(
          readKept(),
          rows.map((row) => ({ ...row, isReached: reached(row), at })),
        ),
        null,
        2,
      )}\n`,
    );
  };
}

function readKept(): Kept[] {
  if (!existsSync(FILE)) return [];
  const kept: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  return Array.isArray(kept) ? kept : [];
}

/** The rows of before, each replaced where it was measured again. */
export function merged<T extends { what: string }>(before: readonly T[], rows: readonly T[]): T[] {
  const again = new Map(rows.map((row) => [row.what, row]));
  const known = new Set(before.map(({ what }) => what));
  return [...before.map((row) => again.get(row.what) ?? row), ...rows.filter(({ what }) => !known.has(what))];
}

function cellsOf(row: Row): string[] {
  const { what, measured, peer = '', ratio = '', reach } = row;
  return [what, measured, peer, ratio, reach, verdictOn(row)];
}

function verdictOn(row: Row): string {
  const isReached = reached(row);
  if (isReached === undefined) return '';
  return isReached ? 'reached' : '**not reached**';
}
