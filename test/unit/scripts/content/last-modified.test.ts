import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parseLog } from '../../../../scripts/content/last-modified.ts';
import { useTemporaryProject } from '../../../helpers/temporary-project.ts';

test('the files of each day, the newest day first, however commits are ordered', () => {
  const log =
    '@2026-11-21 x: two\n\ncontent/a.md\n@2026-11-20 y\n\ncontent/b.md\ncontent/a.md\n@2026-11-21 x: one\n\ncontent/a.md\n@2026-11-19 @z\n\ncontent/c d.md\n';
  expect(parseLog(log).map(({ day, files }) => [day, ...files])).toEqual([
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

  function commit(day: string): void {
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '--message', day);
  }

  /** The days of files, as a build that starts now knows them. */
  async function daysOf(...files: string[]): Promise<(string | undefined)[]> {
    vi.resetModules();
    const { lastModified }: { lastModified: (file: string) => string | undefined } = await import(
      resolve(import.meta.dirname, '../../../../scripts/content/last-modified.ts')
    );
    return files.map(lastModified);
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

  test('a project in a folder of it has the days of its own files', async () => {
    useTemporaryProject({ 'docs/content/a.md': 'a' });
    git('2026-11-01', 'init', '--quiet');
    commit('2026-11-01');
    process.chdir('docs');
    expect(await daysOf('content/a.md')).toEqual(['2026-11-01']);
  });

  test('a clone of the last commit alone knows no days', async () => {
    makeHistory();
    git('2026-11-03', 'clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, 'clone');
    process.chdir('clone');
    expect(await daysOf('content/a.md', 'content/b.md')).toEqual([undefined, undefined]);
  });

  test('without a repository no days are known', async () => {
    useTemporaryProject({ 'content/a.md': 'a' });
    expect(await daysOf('content/a.md')).toEqual([undefined]);
  });
});
