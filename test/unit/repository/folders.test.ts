import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** How many files a reader of a folder takes in at a glance. */
const MAX_FILES = 25;

test('no folder of code holds more files than a reader takes in', () => {
  const files = execFileSync('git', ['ls-files', 'client', 'worker', 'scripts', 'test', ':!test/fixtures'], { encoding: 'utf8' });
  const counts = new Map<string, number>();
  for (const file of files.trim().split('\n')) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
