import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/shared/command.ts';
import { ensureChromium } from '../../scripts/shared/find-chromium.ts';
import { copyTree } from '../helpers/project/tree-copy.ts';
import { BROWSER_FAULTS } from './browser-faults.ts';
import { type Fault, withFault } from './fault.ts';
import { WORKER_FAULTS } from './worker-faults.ts';

/** The share of faults that tests must see: 38 of 40. */
const LEAST = 0.95;
/** Reports of many failures are long, and plain ones are easier to read. */
const RUN = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NO_COLOR: '1' } } as const;

type Verdict = { what: string; seen: string | undefined };

/** Writes each fault into a copy of the project, by itself, and runs the tests that are to see it. A word chooses those whose file has it. */
async function tryFaults(): Promise<void> {
  const [word = ''] = process.argv.slice(2);
  const chosen = [...WORKER_FAULTS, ...BROWSER_FAULTS].filter(({ file }) => file.includes(word));
  if (chosen.length === 0) throw new Error(`No fault is made in a file with \`${word}\` in its path. Look in test/faults.`);
  ensureChromium();
  const project = copyTree();
  try {
    checkSound(project, chosen);
    const verdicts = chosen.map((fault) => tryFault(project, fault));
    const seen = verdicts.filter((verdict) => verdict.seen !== undefined);
    for (const { what } of verdicts.filter((verdict) => verdict.seen === undefined)) console.log(`Not seen: ${what}`);
    console.log(`${seen.length} of ${verdicts.length} faults are seen.`);
    process.exitCode = seen.length >= LEAST * verdicts.length ? 0 : 1;
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Throws when a test fails that nobody wrote a fault for: it would see each of them. */
function checkSound(project: string, faults: readonly Fault[]): void {
  const failed = firstFailure(project, [...new Set(faults.flatMap(({ seenBy }) => seenBy))]);
  if (failed) throw new Error(`Without a fault this fails: ${failed}. Mend it, then try again.`);
}

function tryFault(project: string, fault: Fault): Verdict {
  const file = join(project, fault.file);
  const sound = readFileSync(file, 'utf8');
  const started = performance.now();
  writeFileSync(file, withFault(sound, fault));
  const seen = firstFailure(project, fault.seenBy);
  writeFileSync(file, sound);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${seen ? '✓' : '✗'} ${fault.what} (${fault.file}, ${seconds} s)${seen ? `\n    ${seen}` : ''}`);
  return { what: fault.what, seen };
}

/** The first test that fails, or the build where that does; undefined when all pass. Tests of pure code go first, since they need no build. */
function firstFailure(project: string, tests: readonly string[]): string | undefined {
  const [pure, others] = [true, false].map((isPure) => tests.filter((part) => part.startsWith('unit/') === isPure));
  return runTests(project, pure) ?? buildAndRun(project, others);
}

function buildAndRun(project: string, tests: readonly string[] = []): string | undefined {
  if (tests.length === 0) return undefined;
  const { status, stderr } = spawnSync('node', ['scripts/build.ts'], { ...RUN, cwd: project });
  return status === 0 ? runTests(project, tests) : `the build: ${stderr.trim()}`;
}

function runTests(project: string, tests: readonly string[] = []): string | undefined {
  if (tests.length === 0) return undefined;
  // What is after the first failure says nothing more.
  const { status, stderr } = spawnSync('vitest', ['run', '--config=test/vitest.config.ts', '--bail=1', ...tests], { ...RUN, cwd: project });
  return status === 0 ? undefined : (/FAIL +(.*)/.exec(stderr)?.[1] ?? 'a test file that cannot be loaded');
}

await runCommand(tryFaults);
