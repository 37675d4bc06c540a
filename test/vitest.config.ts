import { defineConfig } from 'vitest/config';
import { findEngines } from '../scripts/find-engines.ts';

/** Three projects: pure code, the production Worker in workerd, and the whole site in Chromium. All run against one build. */
export default defineConfig({
  test: {
    // A machine without a browser that works says so soon.
    bail: 25,
    projects: [
      // Some compile, or ask a thousand queries: a busy machine is no fault.
      { test: { name: 'unit', root: '.', include: ['test/unit/**/*.test.{ts,tsx}'], environment: 'node', testTimeout: 60_000 } },
      {
        test: {
          name: 'worker',
          root: '.',
          include: ['test/worker/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          root: '.',
          include: ['test/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/helpers/serve-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // A starved browser may miss a moment. What is wrong fails every time.
          retry: 2,
          // Two cores: a browser and a server keep them busy.
          maxWorkers: 2,
          // Within the files that open every page, one page loads while another settles.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          name: 'engines',
          root: '.',
          // An engine that is not installed has no tests.
          include: Object.keys(findEngines()).map((engine) => `test/engines/${engine}.test.ts`),
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
