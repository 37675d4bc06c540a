import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureOf } from '../shared/failure-of.ts';
import { ContentError, type Problem } from '../shared/problem.ts';

/** What is wrong, as an error of the content, of the bundler, or of anything else says it. */
export function problemsIn(error: unknown): Problem[] {
  if (error instanceof ContentError) return [...error.problems];
  const { errors, message, stack } = failureOf(error);
  if (errors) return errors.map(({ text, location }) => ({ file: location?.file ?? '', line: location?.line ?? 1, message: text }));
  return [{ ...placeIn(stack ?? ''), message }];
}

/** What Node prints when a program ends by an error: the place, the line, and the error's name with its message. */
export function crashProblem(output: string): Problem {
  const [, message = output.trim()] = /^(?:Uncaught )?(\w*Error\b.*)$/m.exec(output) ?? [];
  return { ...placeIn(output), message };
}

/** The first file of the project that a stack names. */
function placeIn(stack: string): { file: string; line: number } {
  for (const [, isUrl, path = '', line = '1'] of stack.matchAll(/(file:\/\/)?(\/[^\s:()]+):(\d+)(?::\d+)?\)?$/gm)) {
    const file = relative(process.cwd(), isUrl ? fileURLToPath(`file://${path}`) : path);
    if (!file.startsWith('..') && !file.includes('node_modules')) return { file, line: Number(line) };
  }
  return { file: '', line: 1 };
}

/** What the type checker printed: `file(line,column): error TS1: message`. */
export function typeProblems(output: string): Problem[] {
  const lines = output.matchAll(/^([^\s(][^(\n]*)\((\d+),\d+\): error (TS\d+: .*)$/gm);
  return [...lines].map(([, file = '', line = '1', message = '']) => ({ file, line: Number(line), message }));
}
