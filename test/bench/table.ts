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

/** Prints rows as a Markdown table. */
export function printTable(rows: Row[]): void {
  console.log('| What | Measured | Reach |\n|---|---|---|');
  for (const { what, measured, reach } of rows) console.log(`| ${what} | ${measured} | ${reach} |`);
}
