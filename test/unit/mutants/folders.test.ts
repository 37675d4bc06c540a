import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS, filesOf } from '../../mutants/folders.ts';

const folders = Object.keys(FOLDERS);

test.each(folders)('%s has files, and tests that see them', (folder) => {
  expect(globSync(filesOf(folder)).length).toBeGreaterThan(0);
  const empty = FOLDERS[folder]?.filter((name) => globSync([`test/${name}.test.{ts,tsx}`, `test/${name}/**/*.test.{ts,tsx}`]).length === 0);
  expect(empty).toEqual([]);
});

test('every file is tried in one folder alone', () => {
  const files = folders.flatMap((folder) => globSync(filesOf(folder)));
  expect(files).toHaveLength(new Set(files).size);
});

test('no room of scripts/content is left out', () => {
  const tried = folders.filter((folder) => folder.startsWith('scripts/content')).flatMap((folder) => globSync(filesOf(folder)));
  expect(tried.toSorted()).toEqual(globSync('scripts/content/**/*.ts').toSorted());
});
