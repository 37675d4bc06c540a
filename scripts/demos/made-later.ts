import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import type { StyledDemo } from './find-demos.ts';

/** The imports of a module, with directives and comments above and among them. */
const TOP = /^(?:(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|'[^'\n]*';))*\s*import\b[^;]*;)*/;
const EXPORTED = /^export default function (?<name>\w+)/gm;

const OTHER_EXPORT = /^(?:import\b|export (?!default function))/m;

const MISTAKE =
  'A demo imports at its top and exports one function by default. Write `export default function …` and nothing else that is exported.';

/** Has demos export `make`, which evaluates their code: several travel in one file, and each document needs one of them. */
export function madeLater(demos: readonly Pick<StyledDemo, 'file'>[]): Plugin {
  const files = new Set(demos.map(({ file }) => resolve(file)));
  return {
    name: 'made-later',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx$/ }, ({ path }) => (files.has(path) ? load(path) : undefined));
    },
  };
}

function load(path: string): OnLoadResult {
  const contents = asFunction(readFileSync(path, 'utf8'));
  // The bundler says the place itself, as of any mistake in code.
  return contents === undefined
    ? { errors: [{ text: MISTAKE, location: { file: relative('.', path), line: 1 } }] }
    : { contents, loader: 'tsx' };
}

/** A demo's module whose lines stay where they are, as a function that returns what it exported; undefined for any other module. */
export function asFunction(code: string): string | undefined {
  const top = TOP.exec(code)?.[0] ?? '';
  const body = code.slice(top.length);
  const [exported, ...others] = [...body.matchAll(EXPORTED)];
  const name = exported?.groups?.name;
  if (!name || others.length > 0 || OTHER_EXPORT.test(body)) return undefined;
  return `${top}export const make = () => {${body.replace(EXPORTED, 'function $<name>')}\nreturn ${name};\n};\n`;
}
