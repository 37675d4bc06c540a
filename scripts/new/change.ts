import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An addition to a file that is there. `add` throws when the file no longer has the place where it belongs. */
export type Edit = { file: string; isDone: (text: string) => boolean; add: (text: string) => string };

/** Everything that something new consists of: files of its own, additions to tables, and what is left to do by hand. */
export type Change = { files: Record<string, string>; edits: readonly Edit[]; next: readonly string[] };

/** Where a change stands in this folder. */
export type State = 'absent' | 'complete' | { has: string[]; lacks: string[] };

/** An edit that puts a line behind the last line that matches. */
export function lineAfter(file: string, after: RegExp, line: string): Edit {
  const add = (text: string) => {
    const lines = text.split('\n');
    const at = lines.findLastIndex((one) => after.test(one));
    if (at < 0) throw new Error(`${file} has no line like ${after}. Add this one by hand, and correct scripts/new:\n${line}`);
    return lines.toSpliced(at + 1, 0, line).join('\n');
  };
  return { file, isDone: (text) => text.includes(line), add };
}

/** An edit that lengthens a list, on one line or on several: `list` matches it up to its end. */
export function inList(file: string, list: RegExp, separator: string, item: string): Edit {
  const itemsOf = (text: string) => list.exec(text)?.[0];
  const add = (text: string) => {
    const items = itemsOf(text);
    if (items === undefined) throw new Error(`${file} has no list like ${list}. Add \`${item}\` by hand, and correct scripts/new.`);
    const start = items.trimEnd();
    return text.replace(items, () => `${start}${start.endsWith(separator) ? '' : separator} ${item} `);
  };
  return { file, isDone: (text) => new RegExp(`(?<![\\w-])${item}(?![\\w-])`).test(itemsOf(text) ?? ''), add };
}

/** An edit that adds a value to a JSON file, below a key of its root where one is named. */
export function jsonValue(file: string, key: string, value: unknown, below?: string): Edit {
  type Tree = Record<string, unknown>;
  const placeIn = (root: Tree) => (below === undefined ? root : (root[below] as Tree));
  return {
    file,
    isDone: (text) => Object.hasOwn(placeIn(JSON.parse(text)), key),
    add: (text) => {
      const root: Tree = JSON.parse(text);
      placeIn(root)[key] = value;
      return `${JSON.stringify(root, null, 2)}\n`;
    },
  };
}

/** Whether nothing, all, or a part of a change is there already. */
export function stateOf({ files, edits }: Change): State {
  const parts = [
    ...Object.keys(files).map((file) => ({ name: file, isThere: existsSync(file) })),
    ...edits.map(({ file, isDone }) => ({ name: `its line in ${file}`, isThere: isDone(readFileSync(file, 'utf8')) })),
  ];
  const has = parts.filter(({ isThere }) => isThere).map(({ name }) => name);
  if (has.length === 0) return 'absent';
  const lacks = parts.filter(({ isThere }) => !isThere).map(({ name }) => name);
  return lacks.length === 0 ? 'complete' : { has, lacks };
}

/** Writes a change, and returns the files that it touched. Nothing is written if a part of it cannot be. */
export function applyChange({ files, edits }: Change): string[] {
  const texts = new Map(Object.entries(files));
  for (const { file, add } of edits) texts.set(file, add(texts.get(file) ?? readFileSync(file, 'utf8')));
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...texts.keys()];
}
