import { expect, test } from 'vitest';
import { filesOf, outputsOf } from '../../../scripts/bundling/bundle-files.ts';
import { clientMeta } from '../../../scripts/shared/folders.ts';

test('what answers in the search dialog comes in one file beside those that the page has', () => {
  const outputs = outputsOf(clientMeta());
  const present = filesOf(outputs, ['client/entry.ts']);
  const asked = [...filesOf(outputs, ['client/browser/search/dialog/activate-search.ts'])];
  expect(asked.some((file) => present.has(file))).toBe(true);
  expect(asked.filter((file) => !present.has(file))).toEqual([expect.stringContaining('/activate-search-')]);
});
