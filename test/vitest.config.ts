import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pinBuild } from '../scripts/builds.ts';
import { findEngines } from '../scripts/find-engines.ts';
import { generatedAliases } from '../scripts/generated-modules.ts';
import { PROJECTS } from '../scripts/testing/projects.ts';
import LongestFirst from './setup/longest-first.ts';

// A build that is made meanwhile changes nothing for a run of tests.
const alias = generatedAliases(pinBuild());

/** The projects of scripts/testing/projects.ts. All run against one build. */
export default defineConfig({
  test: {
    // A machine without a browser that works says so soon.
    bail: 25,
    // One more than cores: a file often waits for its browser or server.
    maxWorkers: availableParallelism() + 1,
    // Concurrent tests wait for what is slow on purpose.
    maxConcurrency: 20,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          root: '.',
          include: [PROJECTS.unit.files],
          environment: 'node',
          // Pure code leaves nothing behind, and half of the time would go into starting processes.
          isolate: false,
          // Its JSON is imported as bundlers read it, not as Node does.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
          // Some compile, or ask a thousand queries: a busy machine is no fault.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'worker',
          root: '.',
          include: [PROJECTS.worker.files],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          root: '.',
          include: [PROJECTS.e2e.files],
          environment: 'node',
          globalSetup: ['test/setup/serve-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'engines',
          root: '.',
          // An engine that is not installed has no tests.
          include: Object.keys(findEngines()).map((engine) => `test/engines/${engine}.test.ts`),
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
