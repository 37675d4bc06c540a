import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { parseFenceInfo } from '../shared/fence-info.ts';

const FENCE = /^```(\w+ .*)\n([\s\S]*?)^```$/gm;

type PageFile = { spec: { queries?: unknown[]; content?: unknown[] } & Record<string, unknown> };

/** The files that a page tells its readers to write, by path; later parts of a page file are added to what came before. */
export function listingsOf(page: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, info = '', code = ''] of readFileSync(page, 'utf8').matchAll(FENCE)) {
    const { title } = parseFenceInfo(info);
    if (!title || !/^(?:toolpad\/|\w+\.d\.ts$)/.test(title)) continue;
    const earlier = files.get(title);
    files.set(title, earlier && /^spec:/.test(code) ? joinParts(earlier, code) : code);
  }
  return files;
}

/** A part lists the queries or elements to add, after the one it names before them; what has a known name is replaced. */
function joinParts(whole: string, part: string): string {
  const page = parse(whole) as PageFile;
  const { spec } = parse(part) as PageFile;
  for (const key of ['queries', 'content'] as const) {
    const items = [...(page.spec[key] ?? [])] as { name: string }[];
    page.spec[key] = items;
    let next = items.length;
    for (const item of (spec[key] ?? []) as { name: string }[]) {
      const known = items.findIndex(({ name }) => name === item.name);
      if (known === -1) items.splice(next, 0, item);
      else items[known] = item;
      next = (known === -1 ? next : known) + 1;
    }
  }
  return stringify(page);
}
