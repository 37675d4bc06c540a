import { expect, onTestFinished, test, vi } from 'vitest';
import { crashProblem, problemsIn, typeProblems } from '../../../../scripts/dev/problems.ts';
import { ContentError } from '../../../../scripts/shared/problem.ts';

test('an error of the content has its problems', () => {
  const problem = { file: 'content/pages/a.md', line: 3, message: 'Wrong.' };
  expect(problemsIn(new ContentError([problem]))).toEqual([problem]);
});

test('an error of the bundler has a place for each message, where it knows one', () => {
  const errors = [
    { text: 'Unexpected "}"', location: { file: 'worker/app.ts', line: 7 } },
    { text: 'Out of memory', location: null },
  ];
  expect(problemsIn({ errors })).toEqual([
    { file: 'worker/app.ts', line: 7, message: 'Unexpected "}"' },
    { file: '', line: 1, message: 'Out of memory' },
  ]);
});

test('any other error has its message and the place that threw it', () => {
  const error = Object.assign(new Error('Gone.'), { stack: `Error: Gone.\n    at read (file://${process.cwd()}/scripts/a.ts:12:5)` });
  expect(problemsIn(error)).toEqual([{ file: 'scripts/a.ts', line: 12, message: 'Gone.' }]);
});

test('a folder with a space or letters beyond ASCII is one of the project', () => {
  vi.spyOn(process, 'cwd').mockReturnValue('/home/Zoë Müller/my clone');
  onTestFinished(() => void vi.restoreAllMocks());
  const stack = 'Error: Gone.\n    at read (file:///home/Zo%C3%AB%20M%C3%BCller/my%20clone/scripts/a.ts:12:5)';
  expect(problemsIn({ message: 'Gone.', stack })).toEqual([{ file: 'scripts/a.ts', line: 12, message: 'Gone.' }]);
});

test('what the type checker prints is read line by line', () => {
  const output =
    "client/a.tsx(3,14): error TS2322: Type 'string' is not assignable to type 'number'.\n  More about it.\nworker/b.ts(1,1): error TS1: No.\n";
  expect(typeProblems(output)).toEqual([
    { file: 'client/a.tsx', line: 3, message: "TS2322: Type 'string' is not assignable to type 'number'." },
    { file: 'worker/b.ts', line: 1, message: 'TS1: No.' },
  ]);
});

test('what Node prints of a program that crashed has its place and its error', () => {
  const output = `file://${process.cwd()}/content/navigation/core.ts:4\nconst = 1;\n      ^\n\nSyntaxError [ERR_X]: Expected an identifier\n    at parse (node:internal/modules/typescript:72:36)\n`;
  expect(crashProblem(output)).toEqual({
    file: 'content/navigation/core.ts',
    line: 4,
    message: 'SyntaxError [ERR_X]: Expected an identifier',
  });
});

test('a crash without an error says all that was printed', () => {
  expect(crashProblem('Killed\n')).toEqual({ file: '', line: 1, message: 'Killed' });
});
