import { mkdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSamples, type Sample } from '../../../../scripts/content/code/samples.ts';
import { formatProblem } from '../../../../scripts/shared/problem.ts';
import { useTemporaryProject } from '../../../helpers/project/temporary-project.ts';

const sample = (line: number, code: string, rest: Partial<Sample> = {}): Sample => ({ code, language: 'ts', line, ...rest });

/** The problems of pages, checked in a folder that no other run writes to. */
async function check(...pages: Sample[][]): Promise<string[]> {
  const modules = resolve('node_modules');
  useTemporaryProject({ 'content/samples/kit.d.ts': "declare module 'kit' {\n  export const answer: number;\n}\n" });
  symlinkSync(modules, 'node_modules');
  mkdirSync('content/demos', { recursive: true });
  const problems = await checkSamples(pages.map((samples, index) => ({ file: `page-${index + 1}.md`, samples })));
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
