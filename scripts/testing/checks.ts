import { checkFacts } from '../api/check.ts';
import { checkBudgets } from '../bundling/budgets.ts';
import { checkProse } from '../prose/check-prose.ts';
import { SITE_FOLDERS } from '../shared/folders.ts';
import { ContentError } from '../shared/problem.ts';
import { ProjectFiles } from '../shared/project-files.ts';
import { outputOf, tool } from '../shared/tool.ts';

type Check = { name: string; run: () => unknown };

export const BUILD: Check = { name: 'build', run: () => tool('node', ['scripts/build.ts']) };

// Its output is kept, not shown: Biome would color it letter by letter.
const LINT: Check = { name: 'lint', run: () => tool('biome', ['ci', '--error-on-warnings', '--colors=off', '.']) };
const TYPES: Check = { name: 'types', run: () => tool('tsc', ['-b', ...SITE_FOLDERS, 'test']) };
const DEAD_CODE: Check = { name: 'dead code', run: () => tool('knip', ['--no-progress', '--no-config-hints']) };
const PROSE: Check = { name: 'prose', run: checkProse };

/** What must hold besides the tests, and needs no build. */
export const CHECKS_OF_SOURCE: readonly Check[] = [LINT, PROSE];

/** What must hold besides the tests, and looks at a build. */
export const CHECKS_OF_BUILD: readonly Check[] = [
  TYPES,
  { name: 'deploy, dry', run: () => tool('wrangler', ['deploy', '--dry-run', '--env', 'production', '--outdir', 'build/dry-run']) },
  DEAD_CODE,
  { name: 'API facts', run: assertFacts },
  { name: 'size budgets', run: checkBudgets },
];

/** What a change of code is looked at for before its tests. */
export const CHECKS_OF_CODE: readonly Check[] = [...CHECKS_OF_SOURCE, TYPES, DEAD_CODE];

/** Half an hour of readers on a site where everything else fails at random. */
export const SOAK: Check = { name: 'soak', run: () => tool('node', ['test/soak/run.ts']) };

/** Runs checks side by side; each counts as one test. Says how each ended, and returns what the failed ones said. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  return (await Promise.all(checks.map(runCheck))).filter((failure) => failure !== undefined);
}

async function runCheck(check: Check): Promise<string | undefined> {
  const started = performance.now();
  try {
    await check.run();
    console.log(`✓ ${check.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return;
  } catch (error) {
    const failure = `✗ ${check.name}\n${outputOf(error)}`;
    console.error(failure);
    return failure;
  }
}

function assertFacts(): void {
  const problems = checkFacts(new ProjectFiles());
  if (problems.length > 0) throw new ContentError(problems);
}
