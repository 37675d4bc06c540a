import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSamples, type Sample } from '../../../../scripts/content/code/samples.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import type { ProjectFiles } from '../../../../scripts/shared/project-files.ts';
import { temporaryProject, writeInto } from '../../../helpers/project/temporary-project.ts';

const sample = (line: number, code: string, rest: Partial<Sample> = {}): Sample => ({ code, language: 'ts', line, ...rest });

/** The problems of pages, checked in a folder that no other run writes to. */
async function check(...pages: Sample[][]): Promise<string[]> {
  const project = temporaryProject({ 'content/samples/kit.d.ts': "declare module 'kit' {\n  export const answer: number;\n}\n" });
  symlinkSync(resolve('node_modules'), project.at('node_modules'));
  mkdirSync(project.at('content/demos'), { recursive: true });
  const problems = await checkSamples(
    project,
    pages.map((samples, index) => ({ file: `page-${index + 1}.md`, samples })),
  );
  return problems.map(formatProblem);
}

describe('checkSamples', () => {
  test('points at the line of the page that is wrong, and says what to do', { timeout: 60_000 }, async () => {
    const problems = await check(
      [sample(10, 'const a: number = 1;\nconst b: string = a;\n'), sample(20, 'export const c = 1;\n')],
      [sample(30, "import { answer } from 'kit';\nanswer.trim();\n")],
    );
    expect(problems).toEqual([
      "page-1.md:12: The sample does not type-check: TS2322: Type 'number' is not assignable to type 'string'. Correct it, or give the fence no-check=\"reason\".",
      "page-2.md:32: The sample does not type-check: TS2339: Property 'trim' does not exist on type 'number'. Correct it, or give the fence no-check=\"reason\".",
    ]);
  });

  test('lets titled samples import each other, the newest revision of each, and leaves out what is not to be checked', {
    timeout: 60_000,
  }, async () => {
    const problems = await check([
      sample(10, 'export const a = 1;\nconst old: string = a;\n', { title: 'a.ts' }),
      sample(20, "import { a } from './a';\nexport const b: number = a;\n", { title: 'b.ts' }),
      sample(30, "export const a = 'text';\n", { title: 'a.ts' }),
      sample(40, 'wrong wrong', { noCheck: 'it shows a mistake' }),
      sample(50, 'const a: number = 1;\nexport default <A />;\n', { language: 'tsx', noCheck: 'A is not written yet' }),
    ]);
    expect(problems).toEqual([
      "page-1.md:12: The sample does not type-check: TS2322: Type 'number' is not assignable to type 'string'. Correct it, or give the fence no-check=\"reason\".",
      "page-1.md:22: The sample does not type-check: TS2322: Type 'string' is not assignable to type 'number'. Correct it, or give the fence no-check=\"reason\".",
    ]);
  });

  test('says nothing about samples that are right', { timeout: 60_000 }, async () => {
    expect(await check([sample(1, 'export const a = await Promise.resolve(process.pid);\n')])).toEqual([]);
  });
});

describe('samples that have passed', () => {
  const PAGES = [{ file: 'page.md', samples: [sample(10, 'export const a = 1;\n', { title: 'a.ts' })] }];
  /** A compiler that notes each run and finds what `mistakes` says. */
  const COMPILER = '#!/bin/sh\necho run >> runs\n[ ! -f mistakes ] || { cat mistakes; exit 2; }\n';
  const runs = (project: ProjectFiles) => (project.has('runs') ? project.text('runs').split('\n').length - 1 : 0);

  /** A project in which samples have passed once. */
  async function passOnce(): Promise<ProjectFiles> {
    const project = temporaryProject({
      'content/samples/kit.d.ts': 'export {};\n',
      'package-lock.json': '{}',
      'content/demos/package.json': '{}',
      'node_modules/.bin/tsc': COMPILER,
    });
    chmodSync(project.at('node_modules/.bin/tsc'), 0o755);
    await checkSamples(project, PAGES);
    return project;
  }

  test.each<[string, (project: ProjectFiles) => void, typeof PAGES, number]>([
    ['nothing', () => {}, PAGES, 1],
    ['the line of a sample', () => {}, [{ file: 'page.md', samples: [sample(12, 'export const a = 1;\n', { title: 'a.ts' })] }], 1],
    ['a sample', () => {}, [{ file: 'page.md', samples: [sample(10, 'export const a = 2;\n', { title: 'a.ts' })] }], 2],
    ['the title of one', () => {}, [{ file: 'page.md', samples: [sample(10, 'export const a = 1;\n', { title: 'b.ts' })] }], 2],
    ['a declaration', (project) => writeInto(project, 'content/samples/kit.d.ts', 'export type A = 1;\n'), PAGES, 2],
    ['the declarations there are', (project) => writeInto(project, 'content/samples/other.d.ts', ''), PAGES, 2],
    ['a package', (project) => writeInto(project, 'package-lock.json', '{ "packages": {} }'), PAGES, 2],
    ['the folder of builds, which was removed,', (project) => rmSync(project.at('build'), { recursive: true }), PAGES, 2],
  ])('with %s changed are checked as often as that asks for', async (_, change, pages, expected) => {
    const project = await passOnce();
    change(project);
    expect(await checkSamples(project, pages)).toEqual([]);
    expect(runs(project)).toBe(expected);
  });

  test('are told from samples with a mistake, which are checked each time', async () => {
    const project = await passOnce();
    const wrong = [{ file: 'page.md', samples: [sample(10, 'export const a: string = 1;\n')] }];
    writeInto(project, 'mistakes', `content/demos/build/samples-${process.pid}/p0/r0/sample-1.ts(1,14): error TS2322: no\n`);
    for (const run of [2, 3]) {
      expect((await checkSamples(project, wrong)).map(formatProblem)[0]).toMatch(/^page\.md:11: .*TS2322: no/);
      expect(runs(project)).toBe(run);
    }
  });

  test('a compiler that ends without a word is no pass', async () => {
    const project = await passOnce();
    writeInto(project, 'mistakes', '');
    const other = [{ file: 'page.md', samples: [sample(10, 'export const b = 1;\n')] }];
    await expect(checkSamples(project, other)).rejects.toThrow();
    rmSync(project.at('mistakes'));
    expect(await checkSamples(project, other)).toEqual([]);
    expect(runs(project)).toBe(3);
  });
});
