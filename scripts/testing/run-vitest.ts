import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenStopped } from '../runtime/when-stopped.ts';
import type { ProjectName } from './projects.ts';

/** How long tests may take to end what they started, in milliseconds. */
const STOP_MS = 10_000;
const CONFIG = ['--config', 'test/vitest.config.ts'];

export type Counts = { passed: number; failed: number; skipped: number };

/** Runs the tests of these projects whose path contains one of the words, or a shard of them such as `1/4`. The terminal shows them; the report has their numbers. Throws when vitest ends without one. */
export async function runVitest(projects: readonly ProjectName[], words: readonly string[], shard?: string): Promise<Counts> {
  // A folder of its own: several runs may be at work at once, and some have no build.
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const part = shard ? [`--shard=${shard}`] : [];
  const status = await vitest(['run', ...CONFIG, ...reporters, ...chosen(projects), ...part, ...words]);
  if (!existsSync(file))
    throw new Error('The tests ended before they were counted: vitest was stopped, or ran out of memory. Run them again.');
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  // A file that cannot even be loaded has no failed test of its own.
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Runs tests again whenever what they import changes, until it is ended. */
export function watchVitest(projects: readonly ProjectName[], words: readonly string[]): Promise<number> {
  return vitest(['watch', ...CONFIG, ...chosen(projects), ...words]);
}

/** Runs vitest, and returns its status. Who is asked to stop asks vitest, and waits for the browsers and servers that its tests end. */
async function vitest(parameters: readonly string[]): Promise<number> {
  const child = spawn('vitest', parameters, { stdio: 'inherit' });
  whenStopped(() => {
    child.once('exit', () => process.exit(1));
    child.kill('SIGTERM');
    setTimeout(() => process.exit(1), STOP_MS);
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

function chosen(projects: readonly ProjectName[]): string[] {
  return projects.flatMap((name) => ['--project', name]);
}
