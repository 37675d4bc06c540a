import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { generatedAliases } from '../scripts/bundling/generated-modules.ts';
import { pinBuild } from '../scripts/shared/builds.ts';
import { findEngines } from '../scripts/shared/find-engines.ts';
import { PROJECTS } from '../scripts/testing/projects.ts';
import LongestFirst from './setup/longest-first.ts';

// A build that is made meanwhile changes nothing for a run of tests.
const alias = generatedAliases(pinBuild());

/** What all projects have. Tests leave nothing behind, so files share processes: starting them, and loading modules again, took a tenth of all time. */
const EACH = { root: '.', environment: 'node', isolate: false } as const;

/** The projects of scripts/testing/projects.ts. All run against one build. */
export default defineConfig({
  test: {
    // A machine without a browser that works says so soon.
    bail: 25,
    // One more than cores: a file often waits for its browser or server. Two more were no quicker.
    maxWorkers: availableParallelism() + 1,
    // Concurrent tests wait for what is slow on purpose.
    maxConcurrency: 20,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...EACH,
          name: 'unit',
          include: [PROJECTS.unit.files],
          // Its JSON is imported as bundlers read it, not as Node does.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          // Some compile, or ask a thousand queries: a busy machine is no fault.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...EACH,
          name: 'worker',
          include: [PROJECTS.worker.files],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          ...EACH,
          name: 'e2e',
          include: [PROJECTS.e2e.files],
          globalSetup: ['test/setup/serve-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          ...EACH,
          name: 'engines',
          // An engine that is not installed has no tests.
          include: Object.keys(findEngines()).map((engine) => `test/engines/${engine}.test.ts`),
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
