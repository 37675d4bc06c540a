import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { byDay, parseLog, readHistory } from '../../../../scripts/content/last-modified.ts';
import { ProjectFiles } from '../../../../scripts/shared/project-files.ts';
import { temporaryProject, writeInto } from '../../../helpers/project/temporary-project.ts';

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

  function git({ root }: ProjectFiles, day: string, ...parameters: string[]): void {
    const env = { ...process.env, GIT_AUTHOR_DATE: '2026-01-01T12:00:00Z', GIT_COMMITTER_DATE: `${day}T12:00:00Z`, TZ: 'UTC' };
    const { status, stderr } = spawnSync('git', [...AUTHOR, ...parameters], { cwd: root, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  function commit(project: ProjectFiles, day: string, author = 'A'): void {
    git(project, day, 'add', '.');
    git(project, day, 'commit', '--quiet', '--message', day, '--author', `${author} <${author}@docs.example>`);
  }

  function daysOf(project: ProjectFiles, ...files: string[]): (string | undefined)[] {
    const { days } = readHistory(project);
    return files.map((file) => days.get(file));
  }

  function namesOf(project: ProjectFiles, ...files: string[]): (string[] | undefined)[] {
    const { contributors } = readHistory(project);
    return files.map((file) => contributors.get(file));
  }

  /** Two commits: the second changes one of two files. */
  function makeHistory(): ProjectFiles {
    const project = temporaryProject({ 'content/a.md': 'a', 'content/b.md': 'b', 'c.md': 'c' });
    git(project, '2026-11-01', 'init', '--quiet');
    commit(project, '2026-11-01');
    writeInto(project, 'content/b.md', 'changed');
    commit(project, '2026-11-02');
    writeInto(project, 'content/new.md', 'not committed');
    return project;
  }

  test('a file has the day of its last commit; one that is not of the content or not committed has none', () => {
    const project = makeHistory();
    expect(daysOf(project, 'content/a.md', 'content/b.md', 'content/new.md', 'c.md')).toEqual([
      '2026-11-01',
      '2026-11-02',
      undefined,
      undefined,
    ]);
  });

  test('a file has its authors, those with most commits first, under one name each, without programs', () => {
    const project = temporaryProject({ 'content/a.md': '0', 'content/b.md': 'b', '.mailmap': 'Zoë <Zoe@docs.example>\n' });
    git(project, '2026-11-01', 'init', '--quiet');
    const writers = ['Bo', 'Zoe', 'renovate[bot]', 'Ada', 'Zoe', 'renovate[bot]'];
    for (const [index, author] of writers.entries()) {
      writeInto(project, 'content/a.md', `${index} by ${author}`);
      commit(project, '2026-11-01', author);
    }
    expect(namesOf(project, 'content/a.md', 'content/b.md', 'content/new.md')).toEqual([['Zoë', 'Ada', 'Bo'], ['Bo'], undefined]);
  });

  test('a project in a folder of it has the days of its own files', () => {
    const project = temporaryProject({ 'docs/content/a.md': 'a' });
    git(project, '2026-11-01', 'init', '--quiet');
    commit(project, '2026-11-01');
    expect(daysOf(new ProjectFiles(project.at('docs')), 'content/a.md')).toEqual(['2026-11-01']);
  });

  test('a clone of the last commit alone knows no days and no authors', () => {
    const project = makeHistory();
    git(project, '2026-11-03', 'clone', '--quiet', '--depth', '1', `file://${project.root}`, 'clone');
    const clone = new ProjectFiles(project.at('clone'));
    expect(daysOf(clone, 'content/a.md', 'content/b.md')).toEqual([undefined, undefined]);
    expect(namesOf(clone, 'content/a.md')).toEqual([undefined]);
  });

  test('without a repository no days and no authors are known', () => {
    const project = temporaryProject({ 'content/a.md': 'a' });
    expect(daysOf(project, 'content/a.md')).toEqual([undefined]);
    expect(namesOf(project, 'content/a.md')).toEqual([undefined]);
  });
});
