import { expect, test } from 'vitest';
import { isIgnored } from '../../../../scripts/dev/is-ignored.ts';

test.each([
  ['content/demos/build', true],
  ['content/demos/build/samples-1/a.tsx', true],
  ['content/demos/node_modules/a/index.js', true],
  ['worker/tsconfig.tsbuildinfo', true],
  ['worker/README.md', true],
  ['content/STYLE.md', true],
  ['worker/.app.ts.swp', true],
  ['worker/app.ts~', true],
  ['content/demos/build-steps/a/system/index.tsx', false],
  ['scripts/build.ts', false],
  ['scripts/builds.ts', false],
  ['content/pages/core/introduction.md', false],
  ['worker/app.ts', false],
])('%s → %j', (file, ignored) => {
  expect(isIgnored(file)).toBe(ignored);
});
