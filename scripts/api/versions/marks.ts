import type { VersionMark } from '../../../client/blocks/api-table/api-table.ts';
import { byName } from '../component-reader.ts';
import { withRealDefaults } from '../real-defaults.ts';
import type { ComponentFacts, Row } from '../shapes.ts';
import type { Facts } from './delta.ts';
import { type Fact, minorOf, type Version } from './shapes.ts';

type Kind = 'props' | 'slots';
type Told = Pick<Fact, 'type' | 'default' | 'required'>;

/** A component through all versions: undefined in those that have none of its name. */
export type ComponentVersions = readonly { version: string; facts: ComponentFacts | undefined }[];

export function versionsOfComponent(versions: readonly Version[], name: string): ComponentVersions {
  return versions.map(({ version, facts }) => ({ version: minorOf(version), facts: componentIn(version, facts, name) }));
}

/** The version since which something of the version at an index is there without a gap. */
export function sinceOf(there: readonly unknown[], versions: readonly { version: string }[], at: number): string | undefined {
  const first = versions[firstOf(there, at) ?? -1];
  return first && minorOf(first.version);
}

/** What other versions than the one at an index have otherwise in a row: since when it is there, its changes, its end. */
export function marksOf(versions: ComponentVersions, at: number, kind: Kind, name: string): VersionMark[] {
  const rows = versions.map(({ facts }) => rowsOf(facts, kind).find((row) => row.name === name));
  const owner = versions.map(({ facts }) => facts);
  return marksThrough(rows, owner, namesOf(versions), at);
}

function rowsOf(facts: ComponentFacts | undefined, kind: Kind): readonly (Row & Told)[] {
  return facts?.[kind] ?? [];
}

/** The marks of an export, or of a row of one, by their key in the facts; `owner` is the key that it belongs to. */
export function marksOfFact(versions: readonly Version[], at: number, key: string, owner = key): VersionMark[] {
  const through = (wanted: string) => versions.map(({ facts }) => facts[wanted]);
  return marksThrough(through(key), through(owner), namesOf(versions), at);
}

function namesOf(versions: readonly { version: string }[]): string[] {
  return versions.map(({ version }) => minorOf(version));
}

function marksThrough(here: readonly (Told | undefined)[], owner: readonly unknown[], names: readonly string[], at: number): VersionMark[] {
  const first = firstOf(here, at);
  if (first === undefined) {
    const later = names.find((_, index) => index > at && here[index]);
    return later === undefined ? [] : [{ kind: 'new', version: later }];
  }
  const end = here.findIndex((row, index) => index > at && !row);
  const changes = names.slice(first + 1, end < 0 ? undefined : end).flatMap((version, index): VersionMark[] => {
    const [before, after] = here.slice(first + index, first + index + 2);
    const parts = before && after ? differences(before, after) : [];
    return parts.length > 0 ? [{ kind: 'changed', version, parts }] : [];
  });
  return [
    ...(first === firstOf(owner, at) ? [] : names.slice(first, first + 1).map((version) => ({ kind: 'since', version }) as const)),
    ...changes,
    ...(end < 0 ? [] : names.slice(end, end + 1).map((version) => ({ kind: 'removed', version }) as const)),
  ];
}

/** Where something that is there at an index begins to be there without a gap. */
function firstOf(there: readonly unknown[], at: number): number | undefined {
  if (!there[at]) return undefined;
  let first = at;
  while (there[first - 1]) first -= 1;
  return first;
}

/** Rows that a component gets after the version at an index, as the first version with them has them. */
export function laterRows(versions: ComponentVersions, at: number, kind: Kind): (Row & { required?: boolean })[] {
  const now = new Set(versions[at]?.facts?.[kind].map(({ name }) => name));
  const later = versions.slice(at + 1).flatMap(({ facts }) => facts?.[kind] ?? []);
  return later.filter(({ name }, index) => !now.has(name) && later.findIndex((row) => row.name === name) === index).sort(byName);
}

function differences(before: Told, after: Told): Extract<VersionMark, { kind: 'changed' }>['parts'] {
  const parts = (['type', 'default'] as const).filter((what) => before[what] !== after[what]);
  const told = parts.map((what) => ({ what, before: before[what], after: after[what] }));
  if (before.required === after.required) return told;
  return [...told, { what: after.required ? 'required' : 'optional' }];
}

/** The facts of a component in a version's API, with the defaults of that version's code. */
function componentIn(version: string, facts: Facts, name: string): ComponentFacts | undefined {
  if (facts[name]?.kind !== 'component') return undefined;
  const rowsOf = (kind: 'prop' | 'slot') => {
    const start = `${name}.${kind}.`;
    const entries = Object.entries(facts).filter(([key]) => key.startsWith(start));
    return entries.map(([key, { type = '', ...rest }]) => ({ name: key.slice(start.length), type, ...rest })).sort(byName);
  };
  const props = rowsOf('prop').map(({ required = false, ...prop }) => ({ ...prop, required }));
  const slots = rowsOf('slot').map(({ required: _, ...slot }) => slot);
  props.sort((a, b) => Number(b.required) - Number(a.required));
  return withRealDefaults(name, version, { props, slots, inherits: null, inheritedCount: 0 });
}
