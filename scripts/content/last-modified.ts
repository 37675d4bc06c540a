import { spawnSync } from 'node:child_process';
import type { ProjectFiles } from '../shared/project-files.ts';

/** A commit that touched the content. */
type Commit = { day: string; author: string; subject: string; files: readonly string[] };
/** File → subjects of the commits that touched it on a day, the newest first. */
type DayOfFiles = { day: string; files: ReadonlyMap<string, readonly string[]> };

/** What is known of the content's files by path: the day (ISO 8601) of the last commit, who committed, and what was done on which day. */
export type History = {
  days: ReadonlyMap<string, string>;
  /** Names, those with most commits first. */
  contributors: ReadonlyMap<string, string[]>;
  /** The newest day first. */
  changes: readonly DayOfFiles[];
};

/** Between the parts of a commit, none of which has it. */
const PART = '\x1f';
/** Programs that commit by themselves. */
const BOT = /\[bot\]$/;

/**
 * Reads the history of a project's content. Nothing is known in a copy without history, and in a clone of the last commit alone, whose day
 * would be every file's; nor of a file that is not committed.
 */
export function readHistory({ root }: ProjectFiles): History {
  const isWhole = git(root, 'rev-parse', '--is-shallow-repository') === 'false\n';
  const commits = isWhole ? readLog(root) : [];
  const changes = byDay(commits);
  // The newest day comes first, so that it is written last.
  const days = changes.toReversed().flatMap(({ day, files }) => [...files.keys()].map((name) => [name, day] as const));
  const contributors = [...authorsOf(commits)].map(([file, counts]) => [file, byCount(counts)] as const);
  return { days: new Map(days), contributors: new Map(contributors), changes };
}

function byCount(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1)).map(([name]) => name);
}

function readLog(root: string): Commit[] {
  const format = `--format=@${['%cs', '%aN', '%s'].join('%x1f')}`;
  return parseLog(git(root, 'log', format, '--name-only', '--no-renames', '--relative', '--', 'content') ?? '');
}

/** Reads lines of a commit's day, author, and subject, each before the files of its commit. */
export function parseLog(log: string): Commit[] {
  const found: (Commit & { files: string[] })[] = [];
  for (const line of log.split('\n')) {
    const [day = '', author, subject] = line.split(PART);
    if (author !== undefined && subject !== undefined) found.push({ day: day.slice(1), author, subject, files: [] });
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
function git(root: string, ...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
