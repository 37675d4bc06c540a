import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changelogOf, FORMAT, subjectProblem } from './changelog/commits.ts';
import { runCommand } from './shared/command.ts';

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Writes CHANGELOG.md from the commits; with `--check <range>`, checks the subjects of these commits instead. */
async function changelog(): Promise<void> {
  const { check } = parseArgs({ options: { check: { type: 'string' } } }).values;
  if (check === undefined) {
    writeFileSync('CHANGELOG.md', changelogOf(git('log', '--no-merges', `--format=${FORMAT}`)));
    return;
  }
  const subjects = git('log', '--no-merges', '--format=%s', '--end-of-options', check).split('\n').filter(Boolean);
  const problems = subjects.flatMap((subject) => subjectProblem(subject) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${subjects.length} subjects are as CONTRIBUTING.md describes.`);
}

await runCommand(changelog);
