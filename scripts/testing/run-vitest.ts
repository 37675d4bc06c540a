import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectName } from './projects.ts';

const CONFIG = ['--config', 'test/vitest.config.ts'];

export type Counts = { passed: number; failed: number; skipped: number };

/** Runs the tests of these projects whose path contains one of the words, or a shard of them such as `1/4`. The terminal shows them; the report has their numbers. Throws when vitest ends without one. */
export function runVitest(projects: readonly ProjectName[], words: readonly string[], shard?: string): Counts {
  // A folder of its own: several runs may be at work at once, and some have no build.
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const part = shard ? [`--shard=${shard}`] : [];
  const { status } = spawnSync('vitest', ['run', ...CONFIG, ...reporters, ...chosen(projects), ...part, ...words], { stdio: 'inherit' });
  if (!existsSync(file))
    throw new Error('The tests ended before they were counted: vitest was stopped, or ran out of memory. Run them again.');
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  // A file that cannot even be loaded has no failed test of its own.
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Runs tests again whenever what they import changes, until it is ended. */
export function watchVitest(projects: readonly ProjectName[], words: readonly string[]): number {
  return spawnSync('vitest', ['watch', ...CONFIG, ...chosen(projects), ...words], { stdio: 'inherit' }).status ?? 1;
}

function chosen(projects: readonly ProjectName[]): string[] {
  return projects.flatMap((name) => ['--project', name]);
}
