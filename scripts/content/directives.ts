import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Directive } from './markdown/directive.ts';

/** Each file is a directive, which it exports as `directive`. */
const FOLDER = join(import.meta.dirname, 'directives');

// What editors and Finder leave beside it is none.
const files = readdirSync(FOLDER).filter((file) => /^[\w-]+\.ts$/.test(file));
const found = await Promise.all(files.sort().map(readDirective));

/** The directives around blocks by their names. */
export const CONTAINERS = directivesOf('container');

/** The directives of one line, besides `::code`. */
export const LEAVES = directivesOf('leaf');

/** The directive of a file, with its names. Throws if it exports none. */
async function readDirective(file: string): Promise<Required<Directive>> {
  const { directive }: { directive?: Directive } = await import(pathToFileURL(join(FOLDER, file)).href);
  if (directive) return { names: [basename(file, '.ts')], attributes: [], ...directive };
  throw new Error(
    `scripts/content/directives/${file} exports no \`directive\`. Write \`export const directive: Directive = { form, make };\` there.`,
  );
}

function directivesOf(form: Directive['form']): Readonly<Record<string, Required<Directive>>> {
  const own = found.filter((directive) => directive.form === form);
  return Object.fromEntries(own.flatMap((directive) => directive.names.map((name) => [name, directive])));
}
