import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The words of a page that cspell does not know, with the project's settings. */
function unknownWords(page: string): string[] {
  const parameters = ['lint', '--config', 'cspell.json', '--words-only', '--no-progress', '--no-summary', 'stdin://page.md'];
  return spawnSync('cspell', parameters, { input: page, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
}

test('British spellings and slips are found, in text alone', () => {
  const page =
    '---\ntitle: The colour\n---\n\nIts behaviour. You recieve `favour` from [us](/organise).\n\n```ts\nlicence();\n```\n\nToolpad.';
  expect(unknownWords(page)).toEqual(['colour', 'behaviour', 'recieve']);
});
