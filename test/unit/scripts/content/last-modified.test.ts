import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { byDay, parseLog } from '../../../../scripts/content/last-modified.ts';
import { useTemporaryProject } from '../../../helpers/project/temporary-project.ts';

/** A log of commits as git prints it: day, author, and subject, then files. */
function logOf(...commits: [head: string, ...files: string[]][]): string {
  return commits.map(([head, ...files]) => `@${head.replaceAll('|', '\x1f')}\n\n${files.join('\n')}\n`).join('');
}

test('the files of each day, the newest day first, however commits are ordered', () => {
  const log = logOf(
    ['2026-11-21|A|x: two', 'content/a.md'],
    ['2026-11-20|A|y', 'content/b.md', 'content/a.md'],
    ['2026-11-21|B|x: one', 'content/a.md'],
    ['2026-11-19|A|@z', 'content/c d.md'],
  );
  expect(byDay(parseLog(log)).map(({ day, files }) => [day, ...files])).toEqual([
    ['2026-11-21', ['content/a.md', ['x: two', 'x: one']]],
    ['2026-11-20', ['content/b.md', ['y']], ['content/a.md', ['y']]],
    ['2026-11-19', ['content/c d.md', ['@z']]],
  ]);
});

test('no log, no days', () => {
  expect(parseLog('')).toEqual([]);
});

describe('in a repository', () => {
  const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@docs.example', '-c', 'commit.gpgsign=false'];

  function git(day: string, ...parameters: string[]): void {
    const env = { ...process.env, GIT_AUTHOR_DATE: '2026-01-01T12:00:00Z', GIT_COMMITTER_DATE: `${day}T12:00:00Z`, TZ: 'UTC' };
    const { status, stderr } = spawnSync('git', [...AUTHOR, ...parameters], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  function commit(day: string, author = 'A'): void {
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '--message', day, '--author', `${author} <${author}@docs.example>`);
  }

  /** The module, as a build that starts now has it. */
  async function fresh(): Promise<typeof import('../../../../scripts/content/last-modified.ts')> {
    vi.resetModules();
    return await import(resolve(import.meta.dirname, '../../../../scripts/content/last-modified.ts'));
  }

  async function daysOf(...files: string[]): Promise<(string | undefined)[]> {
    return files.map((await fresh()).lastModified);
  }

  async function namesOf(...files: string[]): Promise<(string[] | undefined)[]> {
    return files.map((await fresh()).contributorsTo);
  }

  /** Two commits: the second changes one of two files. */
  function makeHistory(): void {
    useTemporaryProject({ 'content/a.md': 'a', 'content/b.md': 'b', 'c.md': 'c' });
    git('2026-11-01', 'init', '--quiet');
    commit('2026-11-01');
    writeFileSync('content/b.md', 'changed');
    commit('2026-11-02');
    writeFileSync('content/new.md', 'not committed');
  }

  test('a file has the day of its last commit; one that is not of the content or not committed has none', async () => {
    makeHistory();
    expect(await daysOf('content/a.md', 'content/b.md', 'content/new.md', 'c.md')).toEqual([
      '2026-11-01',
      '2026-11-02',
      undefined,
      undefined,
    ]);
  });

  test('a file has its authors, those with most commits first, under one name each, without programs', async () => {
    useTemporaryProject({ 'content/a.md': '0', 'content/b.md': 'b', '.mailmap': 'Zoë <Zoe@docs.example>\n' });
    git('2026-11-01', 'init', '--quiet');
    const writers = ['Bo', 'Zoe', 'renovate[bot]', 'Ada', 'Zoe', 'renovate[bot]'];
    for (const [index, author] of writers.entries()) {
      writeFileSync('content/a.md', `${index} by ${author}`);
      commit('2026-11-01', author);
    }
    expect(await namesOf('content/a.md', 'content/b.md', 'content/new.md')).toEqual([['Zoë', 'Ada', 'Bo'], ['Bo'], undefined]);
  });

  test('a project in a folder of it has the days of its own files', async () => {
    useTemporaryProject({ 'docs/content/a.md': 'a' });
    git('2026-11-01', 'init', '--quiet');
    commit('2026-11-01');
    process.chdir('docs');
    expect(await daysOf('content/a.md')).toEqual(['2026-11-01']);
  });

  test('a clone of the last commit alone knows no days and no authors', async () => {
    makeHistory();
    git('2026-11-03', 'clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, 'clone');
    process.chdir('clone');
    expect(await daysOf('content/a.md', 'content/b.md')).toEqual([undefined, undefined]);
    expect(await namesOf('content/a.md')).toEqual([undefined]);
  });

  test('without a repository no days and no authors are known', async () => {
    useTemporaryProject({ 'content/a.md': 'a' });
    expect(await daysOf('content/a.md')).toEqual([undefined]);
    expect(await namesOf('content/a.md')).toEqual([undefined]);
  });
});
