import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { changelogOf, FORMAT, subjectProblem } from './changelog/commits.ts';
import { readOptions, runCommand } from './shared/command.ts';

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const USAGE = `npm run changelog                      of all commits, into CHANGELOG.md
npm run changelog -- --check <range>   the subjects of these commits`;

/** Writes CHANGELOG.md from the commits; with `--check <range>`, checks the subjects of these commits instead. */
async function changelog(): Promise<void> {
  const { check } = readOptions({ check: { type: 'string' } }, USAGE);
  if (check === undefined) {
    if (git('rev-parse', '--is-shallow-repository') === 'true\n')
      throw new Error('This clone lacks the older commits. Run `git fetch --unshallow`, then try again.');
    writeFileSync('CHANGELOG.md', changelogOf(git('log', '--no-merges', `--format=${FORMAT}`)));
    return;
  }
  const subjects = git('log', '--no-merges', '--format=%s', '--end-of-options', check).split('\n').filter(Boolean);
  const problems = subjects.flatMap((subject) => subjectProblem(subject) ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${subjects.length} subjects are as CONTRIBUTING.md describes.`);
}

await runCommand(changelog);
