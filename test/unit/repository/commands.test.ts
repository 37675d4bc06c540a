import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^exec node scripts\/start\.mjs (?:--\w+ )*(\S+\.ts)/.exec(line)?.[1];
  return file ? [{ name, file }] : [];
});

/** These report what fails by themselves: one as a failed test, one in the browser, and one is a table of measurements. */
const BY_THEMSELVES = new Set(['scripts/test.ts', 'scripts/dev.ts', 'test/bench/run.ts']);

describe('a command', () => {
  test('is a script that is there, run by the project’s own Node', () => {
    expect(commands.filter(({ file }) => !existsSync(file))).toEqual([]);
    expect(Object.keys(scripts).filter((name) => !commands.some((command) => command.name === name))).toEqual([]);
  });

  test.each(commands.filter(({ file }) => !BY_THEMSELVES.has(file)))('$name ends every failure in sentences', ({ file }) => {
    expect(readFileSync(file, 'utf8')).toContain('await runCommand(');
  });

  test.each([
    ['a walk that is unknown', 'scripts/screenshots.ts', 'nowhere', /^Unknown walk `nowhere`\. Name some of site, /],
    ['a page that translates nothing', 'scripts/translations.ts', 'content/pages/core.md', /is not a translation\. Name a file such as /],
    ['a folder without mutants', 'test/mutants/run.ts', 'nowhere', /^No mutants are made of nowhere\. Choose from /],
    ['a file without faults', 'test/faults/run.ts', 'nowhere', /^No fault is made in a file with `nowhere` in its path\. /],
  ])('%s → what is wrong and what to do, without a stack', (_, file, argument, sentences) => {
    const { status, stderr } = spawnSync(process.execPath, [file, argument], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentences)]);
    expect(stderr).not.toContain('    at ');
  });
});
