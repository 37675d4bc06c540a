import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A line of the bench's table. */
export type Row = { what: string; measured: string; reach: string };

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that three quarters of all stay below. */
export function upperQuartile(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

/** Where the last table can be read by a program; no part of the project. */
const FILE = '.data/bench.json';

/** Prints rows as a Markdown table, and keeps them. */
export function printTable(rows: Row[]): void {
  console.log('| What | Measured | Reach |\n|---|---|---|');
  for (const { what, measured, reach } of rows) console.log(`| ${what} | ${measured} | ${reach} |`);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
}
