import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockMaker } from './markdown/block-maker.ts';
import type { Directive } from './markdown/directive.ts';

/** Each file is a directive, which it exports as `directive`. */
const FOLDER = join(import.meta.dirname, 'directives');

const found = await Promise.all(readdirSync(FOLDER).sort().map(readDirective));

/** What makes the block of each directive around blocks. */
export const CONTAINERS = makersOf('container');

/** What makes the block of each directive of one line, besides `::code`. */
export const LEAVES = makersOf('leaf');

/** The directive of a file, with its names. Throws if it exports none. */
async function readDirective(file: string): Promise<Required<Directive>> {
  const { directive }: { directive?: Directive } = await import(pathToFileURL(join(FOLDER, file)).href);
  if (directive) return { names: [basename(file, '.ts')], ...directive };
  throw new Error(
    `scripts/content/directives/${file} exports no \`directive\`. Write \`export const directive: Directive = { form, make };\` there.`,
  );
}

function makersOf(form: Directive['form']): Readonly<Record<string, BlockMaker>> {
  const own = found.filter((directive) => directive.form === form);
  return Object.fromEntries(own.flatMap(({ names, make }) => names.map((name) => [name, make])));
}
