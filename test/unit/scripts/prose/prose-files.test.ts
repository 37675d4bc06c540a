import { expect, test } from 'vitest';
import { proseFiles } from '../../../../scripts/prose/check-prose.ts';
import { ProjectFiles } from '../../../../scripts/shared/project-files.ts';

const FILES = proseFiles(new ProjectFiles());

test.each([
  'content/pages/core.md',
  'content/pages/core/introduction/tutorial.md',
  'content/api/core/account.json',
  'content/translations/en.json',
  'content/STYLE.md',
  'docs/decisions/packages.md',
  'CONTRIBUTING.md',
  'worker/README.md',
])('%s is read', (file) => {
  expect(FILES).toContain(file);
});

test('no Chinese text is read, nor what is made from commits', () => {
  expect(FILES.filter((file) => /\bzh\b|CHANGELOG/.test(file))).toEqual([]);
});
