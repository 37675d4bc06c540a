import { expect, test } from 'vitest';
import { WORKER_MODULES } from '../../../scripts/bundling/build-inputs.ts';
import { readMeta } from '../../../scripts/bundling/bundle-files.ts';
import { clientMeta, demosMeta } from '../../../scripts/shared/folders.ts';

test.each([
  ['client', clientMeta()],
  ['demos of Core', demosMeta('core')],
  ['demos of Studio', demosMeta('studio')],
])('%s: every generated module in it is one that makes it be bundled again', (_, meta) => {
  const generated = Object.keys(readMeta(meta).inputs).flatMap((path) => /^generated:([\w-]+)/.exec(path)?.[1] ?? []);
  expect(generated.length).toBeGreaterThan(0);
  expect(generated.filter((name) => WORKER_MODULES.includes(name))).toEqual([]);
});
