import { spawnSync } from 'node:child_process';

/** File → subjects of the commits that touched it on a day, the newest first. */
type DayOfFiles = { day: string; files: ReadonlyMap<string, readonly string[]> };

let known: readonly DayOfFiles[] | undefined;
let days: ReadonlyMap<string, string> | undefined;

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

/** The files of the content by the day of a commit, the newest day first; none where nothing is known of them. */
export function changedFiles(): readonly DayOfFiles[] {
  known ??= hasHistory() ? readLog() : [];
  return known;
}

function hasHistory(): boolean {
  return git('rev-parse', '--is-shallow-repository') === 'false\n';
}

function readLog(): DayOfFiles[] {
  return parseLog(git('log', '--format=@%cs %s', '--name-only', '--no-renames', '--relative', '--', 'content') ?? '');
}

/** Reads lines `@<day> <subject>`, each before the files of its commit. */
export function parseLog(log: string): DayOfFiles[] {
  const byDay = new Map<string, Map<string, string[]>>();
  let files = new Map<string, string[]>();
  let subject = '';
  for (const line of log.split('\n')) {
    const commit = /^@(\S+) (.*)$/.exec(line);
    if (commit) {
      subject = commit[2]!;
      files = byDay.get(commit[1]!) ?? new Map();
      byDay.set(commit[1]!, files);
    } else if (line) files.set(line, [...(files.get(line) ?? []), subject]);
  }
  // Commits may have been made on another machine, with another clock, and rebased since.
  return [...byDay].map(([day, names]) => ({ day, files: names })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** What git prints, or undefined where there is no git, no repository, or none of ours. */
function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
