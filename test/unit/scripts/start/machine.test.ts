import { expect, test } from 'vitest';
import { useClone } from '../../../helpers/project/clone.ts';

const CANNOT_WRITE = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.accessSync = () => { throw new Error('EROFS'); };
syncBuiltinESMExports();`;

test.each([
  [
    'an old Node',
    { before: define('process.versions', 'node', '18.20.8') },
    /^This is Node 18\.20\.8, and .* 20 or newer here\. Install a newer/,
  ],
  ['Windows', { before: define('process', 'platform', 'win32') }, /^There is no Node for win32 on \w+ here\. Use Linux or macOS/],
  [
    'a folder that cannot be written to',
    { before: CANNOT_WRITE },
    / cannot be written to\. Give yourself the right to write there, or copy/,
  ],
  [
    'a script that is missing',
    { given: ['scripts/strat.ts'] },
    /^There is no script `scripts\/strat\.ts`\. Use a command of package\.json:/,
  ],
  ['no script', { given: ['--serves'] }, /^There is no script `--serves`\. Use a command/],
])('%s → two sentences, and nothing is done', (_, options, sentences) => {
  const { status, said, installedIn } = useClone().start(options);
  expect([status, said, installedIn]).toEqual([1, expect.stringMatching(sentences), undefined]);
  expect(said).not.toContain('    at ');
});

function define(object: string, name: string, value: string): string {
  return `Object.defineProperty(${object}, '${name}', { value: '${value}' });`;
}
