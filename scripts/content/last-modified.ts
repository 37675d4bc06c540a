import { spawnSync } from 'node:child_process';

let known: ReadonlyMap<string, string> | undefined;

/**
 * The day (ISO 8601) of the last commit that touched a file of the content. Undefined where nothing is known of it: in a copy without
 * history, in a clone of the last commit alone, whose day would be every file's, and for a file that is not committed.
 */
export function lastModified(file: string): string | undefined {
  known ??= hasHistory() ? readLog() : new Map();
  return known.get(file);
}

function hasHistory(): boolean {
  return git('rev-parse', '--is-shallow-repository') === 'false\n';
}

/** Newest commits come first, so the first day of a file is its last. */
function readLog(): Map<string, string> {
  return parseLog(git('log', '--format=@%cs', '--name-only', '--no-renames', '--relative', '--', 'content') ?? '');
}

/** Reads lines `@<day>`, each before the files of its commit. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** What git prints, or undefined where there is no git, no repository, or none of ours. */
function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
