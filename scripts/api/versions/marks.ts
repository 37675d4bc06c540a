import type { VersionMark } from '../../../client/blocks/api-table/api-table.ts';
import { withRealDefaults } from '../real-defaults.ts';
import type { ComponentFacts, Row } from '../shapes.ts';
import type { Facts } from './delta.ts';
import { minorOf, type Version } from './shapes.ts';

type Kind = 'props' | 'slots';
type Told = Row & { required?: boolean };

/** A component through all versions: undefined in those that have none of its name. */
export type ComponentVersions = readonly { version: string; facts: ComponentFacts | undefined }[];

export function versionsOfComponent(versions: readonly Version[], name: string): ComponentVersions {
  return versions.map(({ version, facts }) => ({ version: minorOf(version), facts: componentIn(facts, name) }));
}

/** The version since which something of the version at an index is there without a gap. */
export function sinceOf(there: readonly unknown[], versions: ComponentVersions, at: number): string | undefined {
  if (!there[at]) return undefined;
  let first = at;
  while (there[first - 1]) first -= 1;
  return versions[first]?.version;
}

/** What other versions than the one at an index have otherwise in a row: since when it is there, its changes, its end. */
export function marksOf(versions: ComponentVersions, at: number, kind: Kind, name: string): VersionMark[] {
  const here = versions.map(({ facts }) => (facts?.[kind] as readonly Told[] | undefined)?.find((row) => row.name === name));
  const since = sinceOf(here, versions, at);
  if (!since) {
    const first = versions.find((_, index) => index > at && here[index]);
    return first ? [{ kind: 'new', version: first.version }] : [];
  }
  const first = versions.findIndex(({ version }) => version === since);
  const end = here.findIndex((row, index) => index > at && !row);
  const changes = versions.slice(first + 1, end < 0 ? undefined : end).flatMap(({ version }, index): VersionMark[] => {
    const parts = differences(here[first + index]!, here[first + index + 1]!);
    return parts.length > 0 ? [{ kind: 'changed', version, parts }] : [];
  });
  const componentSince = sinceOf(
    versions.map(({ facts }) => facts),
    versions,
    at,
  );
  return [
    ...(since === componentSince ? [] : [{ kind: 'since', version: since } as const]),
    ...changes,
    ...(end < 0 ? [] : [{ kind: 'removed', version: versions[end]!.version } as const]),
  ];
}

/** Rows that a component gets after the version at an index, as the first version with them has them. */
export function laterRows(versions: ComponentVersions, at: number, kind: Kind): Told[] {
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

/** The facts of a component in a version's API, with the defaults of the package's code. */
function componentIn(facts: Facts, name: string): ComponentFacts | undefined {
  if (facts[name]?.kind !== 'component') return undefined;
  const rowsOf = (kind: 'prop' | 'slot') => {
    const start = `${name}.${kind}.`;
    const entries = Object.entries(facts).filter(([key]) => key.startsWith(start));
    return entries.map(([key, { type = '', ...rest }]) => ({ name: key.slice(start.length), type, ...rest })).sort(byName);
  };
  const props = rowsOf('prop').map(({ required = false, ...prop }) => ({ ...prop, required }));
  const slots = rowsOf('slot').map(({ required: _, ...slot }) => slot);
  props.sort((a, b) => Number(b.required) - Number(a.required));
  return withRealDefaults(name, { props, slots, inherits: null, inheritedCount: 0 });
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
