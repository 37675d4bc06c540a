import { parse, stringify } from 'yaml';
import { isObject } from '../../client/shared/is-object.ts';
import { lacksHead } from '../shared/studio-files.ts';

type Tree = Record<string, unknown>;
type Named = { name: string };

/** A file after a page has shown a part of it, as its reader would add it: scripts of a package.json, lines of an .env, queries or components of Studio's page.yml. Whole files take the place of what was there. */
export function withPart(name: string, whole: string, text: string): string {
  if (name === 'package.json') {
    const part: Tree = JSON.parse(text);
    return 'name' in part ? text : `${JSON.stringify(merged(JSON.parse(whole), part), null, 2)}\n`;
  }
  if (name === 'page.yml' && lacksHead(text)) return stringify(merged(parse(whole), parse(text)));
  return name.startsWith('.env') ? withLines(whole, text) : text;
}

function withLines(whole: string, part: string): string {
  const keyOf = (line: string) => line.split('=')[0];
  const added = part.split('\n');
  const kept = whole
    .trimEnd()
    .split('\n')
    .filter((line) => !added.some((other) => keyOf(other) === keyOf(line)));
  return [...kept, ...added].join('\n');
}

function merged(whole: Tree, part: Tree): Tree {
  const result = { ...whole };
  for (const [key, value] of Object.entries(part)) {
    const old = result[key];
    if (isNamed(old) && isNamed(value))
      result[key] = [...old.map((item) => value.find(isLike(item)) ?? item), ...value.filter((item) => !old.some(isLike(item)))];
    else result[key] = isObject(old) && isObject(value) ? merged(old, value) : value;
  }
  return result;
}

function isNamed(value: unknown): value is Named[] {
  return Array.isArray(value) && value.every((item) => isObject(item) && typeof item.name === 'string');
}

function isLike({ name }: Named) {
  return (other: Named) => other.name === name;
}
