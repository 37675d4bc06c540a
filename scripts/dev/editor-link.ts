import { resolve } from 'node:path';
import type { DevProblem } from '../../client/dev/dev-event.ts';
import type { Problem } from '../shared/problem.ts';

/** The address that opens a file in an editor; `EDITOR_URL` names another one. */
const EDITOR_URL = process.env.EDITOR_URL ?? 'vscode://file{file}:{line}';

/** A problem with the address that opens its place in an editor; none where it has no place. */
export function withEditor(problem: Problem): DevProblem {
  const { file, line } = problem;
  return { ...problem, editor: file && EDITOR_URL.replace('{file}', () => encodeURI(resolve(file))).replace('{line}', String(line)) };
}
