import { spawnSync } from 'node:child_process';

/** A commit that touched the content. */
type Commit = { day: string; author: string; subject: string; files: readonly string[] };
/** File → subjects of the commits that touched it on a day, the newest first. */
type DayOfFiles = { day: string; files: ReadonlyMap<string, readonly string[]> };

/** Between the parts of a commit, none of which has it. */
const PART = '\x1f';
/** Programs that commit by themselves. */
const BOT = /\[bot\]$/;

let known: readonly Commit[] | undefined;
let days: ReadonlyMap<string, string> | undefined;
let authors: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined;

/**
 * The day (ISO 8601) of the last commit that touched a file of the content. Undefined where nothing is known of it: in a copy without
 * history, in a clone of the last commit alone, whose day would be every file's, and for a file that is not committed.
 */
export function lastModified(file: string): string | undefined {
  // The newest day comes first, so that it is written last.
  days ??= new Map(
    changedFiles()
      .toReversed()
      .flatMap((one) => [...one.files.keys()].map((name) => [name, one.day])),
  );
  return days.get(file);
}

/** Who committed changes of a file of the content, by name, those with most commits first. Undefined where `lastModified` knows nothing. */
export function contributorsTo(file: string): string[] | undefined {
  authors ??= authorsOf(commits());
  const counts = authors.get(file);
  return counts && [...counts].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1)).map(([name]) => name);
}

/** The files of the content by the day of a commit, the newest day first; none where nothing is known of them. */
export function changedFiles(): readonly DayOfFiles[] {
  return byDay(commits());
}

function commits(): readonly Commit[] {
  known ??= hasHistory() ? readLog() : [];
  return known;
}

function hasHistory(): boolean {
  return git('rev-parse', '--is-shallow-repository') === 'false\n';
}

function readLog(): Commit[] {
  const format = `--format=@${['%cs', '%aN', '%s'].join('%x1f')}`;
  return parseLog(git('log', format, '--name-only', '--no-renames', '--relative', '--', 'content') ?? '');
}

/** Reads lines of a commit's day, author, and subject, each before the files of its commit. */
export function parseLog(log: string): Commit[] {
  const found: (Commit & { files: string[] })[] = [];
  for (const line of log.split('\n')) {
    const [day, author, subject] = line.split(PART);
    if (author !== undefined && subject !== undefined) found.push({ day: day!.slice(1), author, subject, files: [] });
    else if (line) found.at(-1)?.files.push(line);
  }
  return found;
}

/** The files of each day, the newest day first: commits may have been made on another machine, with another clock, and rebased since. */
export function byDay(all: readonly Commit[]): DayOfFiles[] {
  const found = new Map<string, Map<string, string[]>>();
  for (const { day, subject, files } of all) {
    const names = found.get(day) ?? new Map<string, string[]>();
    found.set(day, names);
    for (const file of files) names.set(file, [...(names.get(file) ?? []), subject]);
  }
  return [...found].map(([day, files]) => ({ day, files })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

function authorsOf(all: readonly Commit[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { author, files } of all) {
    if (BOT.test(author)) continue;
    for (const file of files) {
      const counts = found.get(file) ?? new Map<string, number>();
      found.set(file, counts.set(author, (counts.get(author) ?? 0) + 1));
    }
  }
  return found;
}

/** What git prints, or undefined where there is no git, no repository, or none of ours. */
function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
