import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [file] = command.match(/scripts\/[\w-]+\.ts$/) ?? [];
  return file ? [[name, file] as const] : [];
});

test('commands are found', () => {
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'dev', 'test', 'build', 'deploy']));
});

/** It passes its options on, and the program behind it refuses what it does not have. */
const PASSES_ON = 'wrangler';

// `npm start -- --port 9000` would listen elsewhere than was asked for.
test.each(commands.filter(([name]) => name !== PASSES_ON))(
  'npm run %s refuses an option that it does not have, and says what it takes',
  async (_, file) => {
    const { code, stderr } = await run('node', [file, '--no-such-option']).catch((error) => error);
    expect(code).toBe(1);
    expect(stderr).toMatch(/no-such-option|npm run/);
    expect(stderr).not.toContain('    at ');
  },
);
