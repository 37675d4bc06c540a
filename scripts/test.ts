import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkFacts } from './api/check.ts';
import { checkBudgets } from './budgets.ts';
import { ContentError } from './content/problem.ts';
import { ensureChromium } from './find-chromium.ts';
import { describeMissing, ensureEngines } from './find-engines.ts';

const PROJECTS = ['worker', 'client', 'scripts', 'content/demos', 'test'];
const REPORT = 'build/test-report.json';

type Check = { name: string; run: () => void };

/** What must hold besides the tests, cheapest first. Each counts as one test; a build that fails ends the run. */
const checks: Check[] = [
  { name: 'lint', run: () => tool('biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'build', run: () => tool('node', ['scripts/build.ts']) },
  { name: 'types', run: () => tool('tsc', ['-b', ...PROJECTS]) },
  { name: 'dead code', run: () => tool('knip', ['--no-progress']) },
  { name: 'API facts', run: assertFacts },
  { name: 'size budgets', run: checkBudgets },
  { name: 'deploy, dry', run: () => tool('wrangler', ['deploy', '--dry-run', '--env', 'production', '--outdir', 'build/dry-run']) },
];

function runChecks(): { passed: number; failed: number } {
  let failed = 0;
  for (const { name, run } of checks) {
    const started = performance.now();
    try {
      run();
      console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${name}\n${messageOf(error)}`);
      if (name === 'build') finish(checks.indexOf(checks.find((check) => check.name === name)!), failed);
    }
  }
  return { passed: checks.length - failed, failed };
}

/** Runs a tool of the project; its output is shown only when it fails. */
function tool(name: string, parameters: string[]): void {
  execFileSync(name, parameters, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' } });
}

function assertFacts(): void {
  const problems = checkFacts();
  if (problems.length > 0) throw new ContentError(problems);
}

function messageOf(error: unknown): string {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  return [stdout, stderr].filter(Boolean).join('\n') || message;
}

/** Runs the unit, Worker and browser tests; the report has their numbers. */
function runTests(filters: string[]): { passed: number; failed: number; skipped: number } {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { status } = spawnSync('vitest', ['run', '--config', 'test/vitest.config.ts', ...reporters, ...filters], { stdio: 'inherit' });
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  };
  // A file that cannot even be loaded has no failed test of its own.
  const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function finish(passed: number, failed: number, skipped = 0): never {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 ? 1 : 0);
}

try {
  process.env.CHROME_PATH = ensureChromium();
  const leftOut = describeMissing(ensureEngines());
  if (leftOut) console.log(leftOut);
} catch (error) {
  console.error(messageOf(error));
  finish(0, 1);
}
const done = runChecks();
const tests = runTests(process.argv.slice(2));
finish(done.passed + tests.passed, done.failed + tests.failed, tests.skipped);
