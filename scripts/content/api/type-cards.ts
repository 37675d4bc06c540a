import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import { blocksIn } from '../../../client/blocks/blocks-in.ts';
import type { CodeToken } from '../../../client/blocks/code/code.ts';
import type { WrittenPage } from '../../../client/blocks/page.ts';
import { highlightLines } from '../code/highlight.ts';

/** The documented package, whose version the demos have. */
const PACKAGE = join(import.meta.dirname, '../../../content/demos/node_modules/@toolpad/core');

/** What a card shows at most; the page that it links to says the rest. */
const MOST_LINES = 20;

/** The declarations of all types that tables of references link to, by name. */
export function typeCards(pages: readonly Pick<WrittenPage, 'blocks'>[]): Record<string, readonly CodeToken[][]> {
  const names = new Set(pages.flatMap(({ blocks }) => blocks.flatMap(linkedTypes)));
  const declared = declarations();
  return Object.fromEntries([...names].sort().map((name) => [name, highlightLines(cardText(name, declared), 'ts')]));
}

function linkedTypes(block: WrittenBlock): string[] {
  if (block.kind !== 'apiTable') return blocksIn(block).flatMap(linkedTypes);
  const parts = block.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'type' ? cell.parts : [])));
  return parts.flatMap((part) => (typeof part === 'string' ? [] : part.name));
}

/** A declaration, and below it those of the package's types that it names, as far as there is room. Throws when the package has no such type. */
export function cardText(name: string, declared: ReadonlyMap<string, string>): string {
  const first = declared.get(name);
  if (!first)
    throw new Error(
      `The package declares no type ${name}. Correct the name in the type, or its line in scripts/content/reference/link-types.ts.`,
    );
  const shown = new Map([[name, first]]);
  for (const text of shown.values()) {
    for (const [other] of text.matchAll(/\b[A-Z]\w+/g)) {
      const declaration = declared.get(other);
      const lines = [...shown.values(), declaration].join('\n\n').split('\n').length;
      if (declaration && !shown.has(other) && lines <= MOST_LINES) shown.set(other, declaration);
    }
  }
  const lines = [...shown.values()].join('\n\n').split('\n');
  return (lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), '  // …'] : lines).join('\n');
}

/** The package's types by name, without their comments. Of two with one name, the exported one counts. */
function declarations(): Map<string, string> {
  // The same again for other module systems.
  const files = globSync('**/*.d.ts', { cwd: PACKAGE }).filter((file) => !/^(?:esm|modern)\b/.test(file));
  const all = files
    .sort()
    .flatMap((file) => declarationsIn(readFileSync(join(PACKAGE, file), 'utf8')))
    .sort((a, b) => Number(a.isExported) - Number(b.isExported));
  return new Map(all.map(({ name, text }) => [name, text]));
}

/** The types that a declaration file has, as one would write them. */
export function declarationsIn(source: string): { name: string; text: string; isExported: boolean }[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\/|\s\/\/.*/g, '').replace(/\n\s*(?=\n)/g, '');
  return [...bare.matchAll(/^(export )?(?:declare )?((?:interface|type|class) (\w+)\b)/gm)].map((match) => {
    const [whole, exported, start = '', name = ''] = match;
    const rest = untilEnd(bare.slice(match.index + whole.length), start.startsWith('type'));
    return { name, text: start + rest, isExported: exported !== undefined };
  });
}

/** What opens, closes, or ends something. The end of an arrow closes nothing. */
const MARKS = /[{}()[\];<]|(?<!=)>/g;

/** A declaration's text up to the brace that closes it, or an alias's up to the semicolon outside of all braces. */
function untilEnd(text: string, isAlias: boolean): string {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if ('{([<'.includes(mark)) depth += 1;
    else if (mark !== ';') depth -= 1;
    if (depth === 0 && mark === (isAlias ? ';' : '}')) return text.slice(0, index + 1);
  }
  return text;
}
