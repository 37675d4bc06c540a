import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { ContentError } from '../shared/problem.ts';
import type { StyledDemo } from './find-demos.ts';

/** The imports of a module, with directives and comments above and among them. */
const TOP = /^(?:(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|'[^'\n]*';))*\s*import\b[^;]*;)*/;
const EXPORTED = /^export default function (?<name>\w+)/gm;

/** Has demos export `make`, which evaluates their code: several travel in one file, and each document needs one of them. */
export function madeLater(demos: readonly StyledDemo[]): Plugin {
  const files = new Set(demos.map(({ file }) => resolve(file)));
  return {
    name: 'made-later',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx$/ }, ({ path }) =>
        files.has(path) ? { contents: asFunction(readFileSync(path, 'utf8'), path), loader: 'tsx' } : undefined,
      );
    },
  };
}

/** A demo's module whose lines stay where they are, as a function that returns what it exported. Throws a `ContentError` for any other module. */
export function asFunction(code: string, file: string): string {
  const top = TOP.exec(code)?.[0] ?? '';
  const body = code.slice(top.length);
  const [exported, ...others] = [...body.matchAll(EXPORTED)];
  const name = exported?.groups?.name;
  if (!name || others.length > 0 || /^(?:import\b|export (?!default function))/m.test(body)) {
    const message =
      'A demo imports at its top and exports one function by default. Write `export default function …` and nothing else that is exported.';
    throw new ContentError([{ file: relative('.', file), line: 1, message }]);
  }
  return `${top}export const make = () => {${body.replace(EXPORTED, 'function $<name>')}\nreturn ${name};\n};\n`;
}
