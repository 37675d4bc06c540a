/** What became of a folder's mutants; those that are ignored are named in the folder's report, with the reason. */
export type Counts = { found: number; missed: number; ignored: number };

/** The share of mutants, in percent, that tests must find. */
const LEAST_OF_A_FOLDER = 75;
const LEAST_OVERALL = 85;
/** Of the column with the folders' names. */
const NAME_WIDTH = 26;

/** A line for each folder and one for all, and whether enough mutants were found. */
export function verdictOn(folders: ReadonlyMap<string, Counts>): { table: string; isEnough: boolean } {
  const rows = [...folders].map(([folder, counts]) => ({ folder, counts, least: LEAST_OF_A_FOLDER }));
  const sum = (of: keyof Counts) => rows.reduce((total, { counts }) => total + counts[of], 0);
  const all = { folder: 'all', counts: { found: sum('found'), missed: sum('missed'), ignored: sum('ignored') }, least: LEAST_OVERALL };
  const lines = [...rows, all].map(({ folder, counts, least }) => {
    const share = shareOf(counts);
    const columns = [counts.found + counts.missed, counts.found, counts.missed, counts.ignored, share].map((value) =>
      String(value).padStart(9),
    );
    return {
      text: `${folder.padEnd(NAME_WIDTH)}${columns.join('')}  ${share < least ? `too few: ${least} % are asked for` : 'enough'}`,
      isEnough: share >= least,
    };
  });
  const head = `${''.padEnd(NAME_WIDTH)}${['mutants', 'found', 'missed', 'ignored', '%'].map((name) => name.padStart(9)).join('')}`;
  return { table: [head, ...lines.map(({ text }) => text)].join('\n'), isEnough: lines.every(({ isEnough }) => isEnough) };
}

function shareOf({ found, missed }: Counts): number {
  return Math.round((1000 * found) / (found + missed)) / 10;
}
