import { expect, test } from 'vitest';
import { parseLog } from '../../../../scripts/content/last-modified.ts';

test('each file has the day of the newest commit that touched it', () => {
  const log = '@2026-11-21\n\ncontent/a.md\n@2026-11-20\n\ncontent/b.md\ncontent/a.md\n@2026-11-19\n\ncontent/c d.md\n';
  expect([...parseLog(log)]).toEqual([
    ['content/a.md', '2026-11-21'],
    ['content/b.md', '2026-11-20'],
    ['content/c d.md', '2026-11-19'],
  ]);
});

test('no log, no days', () => {
  expect(parseLog('').size).toBe(0);
});
