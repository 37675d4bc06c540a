import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { generatedAliases } from '../../scripts/bundling/generated-modules.ts';
import { pinBuild } from '../../scripts/shared/builds.ts';
import { FOLDERS } from './folders.ts';
import QuickestFirst from './quickest-first.ts';

const tests = FOLDERS[process.env.MUTANTS_OF ?? ''] ?? Object.values(FOLDERS).flat();

/** What mutants are tried with: unit tests, and tests of the Worker, which runs in Node here, so that a mutant costs a second and no build. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^.*\/scripts\/runtime\/start-runtime\.ts$/, replacement: resolve('test/mutants/worker-in-node.ts') },
      ...generatedAliases(pinBuild()),
    ],
  },
  test: {
    include: tests.flatMap((name) => [`test/${name}.test.ts`, `test/${name}/**/*.test.{ts,tsx}`]),
    // A compiler for each mutant would take hours. Times and memory are those of a busy machine.
    exclude: ['test/unit/islands/theme-builder/theme-code-types.test.ts', 'test/unit/worker/ads/feed-fuzz.test.ts'],
    environment: 'node',
    sequence: { sequencer: QuickestFirst },
    // What hangs is ended by the one who changed the code.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
