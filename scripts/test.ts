import { parseArgs } from 'node:util';
import { ensureChromium } from './shared/find-chromium.ts';
import { describeMissing, ensureEngines } from './shared/find-engines.ts';
import { outputOf } from './shared/tool.ts';
import { BUILD, CHECKS_OF_BUILD, CHECKS_OF_SOURCE, runChecks, SOAK } from './testing/checks.ts';
import { isProjectName, needsOf, PROJECT_NAMES, type ProjectName, partOfPath, projectsWith } from './testing/projects.ts';
import { type Counts, runVitest, watchVitest } from './testing/run-vitest.ts';

/** Prints the total alone on the last line, and ends. */
function finish({ passed, failed, skipped }: Counts): never {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 ? 1 : 0);
}

function stop(message: string): never {
  console.error(message);
  finish({ passed: 0, failed: 1, skipped: 0 });
}

function readProjects(names: readonly string[] = []): ProjectName[] {
  const unknown = names.find((name) => !isProjectName(name));
  if (unknown !== undefined) stop(`Unknown test project \`${unknown}\`. Use one of ${PROJECT_NAMES.join(', ')}.`);
  return names.length > 0 ? names.filter(isProjectName) : PROJECT_NAMES;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string', multiple: true },
        full: { type: 'boolean' },
        watch: { type: 'boolean' },
        checks: { type: 'boolean' },
        shard: { type: 'string' },
      },
    });
  } catch (error) {
    return stop(
      `${outputOf(error).split('. ')[0]}. Use \`--project=<name>\`, \`--checks\`, \`--shard=1/4\`, \`--full\`, \`--watch\`, or parts of file names.`,
    );
  }
}

async function runTests(): Promise<Counts> {
  try {
    return await runVitest(projects, given, values.shard);
  } catch (error) {
    stop(outputOf(error));
  }
}

const { values, positionals: given } = readArguments();
const words = given.map(partOfPath);
const projects = projectsWith(readProjects(values.project), words);
if (projects.length === 0)
  stop(`No test file has ${words.map((word) => `\`${word}\``).join(' or ')} in its path. Look in test/ for its name.`);
if (values.checks && (values.project || words.length > 0))
  stop('`--checks` looks at the whole. Leave out projects and words: `npm test -- --checks`.');
const needs = values.checks ? new Set(['build']) : needsOf(projects);
/** What CI runs: every project, and what must hold besides. A part of it builds what it needs and nothing else. */
const isWhole = values.project === undefined && words.length === 0;

if (values.full) process.env.TEST_FULL = 'true';
try {
  if (needs.has('chromium')) ensureChromium();
  const leftOut = needs.has('engines') ? describeMissing(ensureEngines()) : '';
  if (leftOut) console.log(leftOut);
} catch (error) {
  stop(outputOf(error));
}

const first = [...(needs.has('build') ? [BUILD] : []), ...(isWhole ? CHECKS_OF_SOURCE : [])];
const failedFirst = await runChecks(first);
// Without a build there is nothing to test.
if (failedFirst.length > 0) finish({ passed: first.length - failedFirst.length, failed: failedFirst.length, skipped: 0 });
if (values.watch) process.exit(await watchVitest(projects, given));
const second = isWhole ? CHECKS_OF_BUILD : [];
const failedSecond = await runChecks(second);
const tests = values.checks ? { passed: 0, failed: 0, skipped: 0 } : await runTests();
// By itself: it counts how long answers take.
const last = isWhole && values.full && !values.checks ? [SOAK] : [];
const failed = [...failedSecond, ...(await runChecks(last))];
const checks = first.length + second.length + last.length;
// Again: by now they stand thousands of lines above.
for (const failure of failed) console.error(failure);
finish({ ...tests, passed: tests.passed + checks - failed.length, failed: tests.failed + failed.length });
