import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every event that the Worker writes has its row for the operator, with what it means and when to worry; no row is of the past', () => {
  const rows = readFileSync('worker/log/README.md', 'utf8').matchAll(/^\| `(?!event`)([\w-]+)` \|(.+)\|$/gm);
  const told = Object.fromEntries(Array.from(rows, ([, name = '', rest = '']) => [name, rest.split('|').map((cell) => cell.trim())]));
  const scripts = globSync('worker/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const written = scripts.flatMap((text) => Array.from(text.matchAll(/logEvent\(\s*c,\s*'([\w-]+)'/g), ([, name = '']) => name));
  expect(Object.keys(told).sort()).toEqual([...new Set(written)].sort());
  for (const cells of Object.values(told))
    expect(cells).toEqual([expect.stringMatching(/\w/), expect.anything(), expect.stringMatching(/\w/)]);
});
