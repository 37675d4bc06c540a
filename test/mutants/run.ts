import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ownBuild, pinBuild } from '../../scripts/shared/builds.ts';
import { runCommand } from '../../scripts/shared/command.ts';
import { FOLDERS, filesOf } from './folders.ts';
import { type Counts, verdictOn } from './verdict.ts';

const REPORTS = 'coverage/mutants';

/** Tries every mutant of a folder; what is known from the last run and has not changed since is not tried again. */
async function tryFolder(folder: string, build: string): Promise<Counts> {
  process.env.MUTANTS_OF = folder;
  const otherBuilds = globSync('build/made-*').filter((made) => made !== build);
  const report = `${REPORTS}/${folder.replaceAll('/', '-')}`;
  const results = await new Stryker({
    mutate: [filesOf(folder)],
    testRunner: 'vitest',
    // Threads start sooner.
    vitest: { configFile: 'test/mutants/vitest.config.ts', pool: 'threads', related: false },
    // Types are stripped, and what would read them knows no compiler of this version.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // What runs once, when a module is loaded, would cost a run of every test for each of its mutants: tables, patterns and schemas.
    // The Worker is loaded inside of tests too, which then would be the only ones that its tables are tried with.
    ignoreStatic: !folder.startsWith('worker/'),
    ignorePatterns: ['build/current', `${build}/worker`, ...otherBuilds, 'coverage', '.data', '.wrangler'],
    // A copy of the project has the build, but not the link that leads to it.
    buildCommand: `ln -s ${basename(build)} build/current`,
    tempDirName: `${REPORTS}/sandboxes`,
    incremental: true,
    incrementalFile: `${report}.json`,
    reporters: ['html', 'clear-text', 'progress-append-only'],
    htmlReporter: { fileName: `${report}.html` },
    clearTextReporter: { reportTests: false, reportScoreTable: false, logTests: false, allowColor: false },
    concurrency: 2,
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return { found: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage'), ignored: count('Ignored') };
}

async function tryMutants(): Promise<void> {
  const [filter = ''] = process.argv.slice(2);
  const chosen = Object.keys(FOLDERS).filter((folder) => folder.startsWith(filter));
  if (chosen.length === 0) throw new Error(`No mutants are made of ${filter}. Choose from ${Object.keys(FOLDERS).join(', ')}.`);
  pinBuild();
  const counts = new Map<string, Counts>();
  for (const folder of chosen) counts.set(folder, await tryFolder(folder, ownBuild()));
  const { table, isEnough } = verdictOn(counts);
  console.log(`${table}\nReports in ${REPORTS}.`);
  process.exitCode = isEnough ? 0 : 1;
}

await runCommand(tryMutants);
