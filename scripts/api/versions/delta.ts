import { isDeepStrictEqual } from 'node:util';
import type { Fact } from './shapes.ts';

/** A public API: export, or `<export>.<prop|slot|key>.<name>`, → what is said of it. */
export type Facts = Readonly<Record<string, Fact>>;

/** What a version has that the one before had not, or had otherwise, and what it has no more. */
export type Delta = { set: Facts; removed: readonly string[] };

/** What leads from one API to another; keys in order, so that the same facts are the same text. */
export function deltaOf(before: Facts, after: Facts): Delta {
  const set = Object.entries(after)
    .filter(([key, fact]) => !isDeepStrictEqual(before[key], fact))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const removed = Object.keys(before)
    .sort()
    .filter((key) => !Object.hasOwn(after, key));
  return { set: Object.fromEntries(set), removed };
}

export function applyDelta(before: Facts, { set, removed }: Delta): Facts {
  const gone = new Set(removed);
  return { ...Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key))), ...set };
}
