import { describe, expect, test } from 'vitest';
import { products } from '../../../../../content/products.ts';
import { readFacts } from '../../../../../scripts/api/shapes.ts';
import { sameStyle } from '../../../../../scripts/api/versions/read-exports.ts';
import { site } from '../../../../helpers/project/site.ts';

const VERSIONS = site.versions('core');
const documented = VERSIONS.find(({ version }) => products.core.versions.some(({ text }) => text === `v${version}`));

describe('The kept versions of Core', () => {
  test('are a row without gaps from the oldest with types on, the documented one among them', () => {
    const minors = VERSIONS.map(({ version }) => Number(version.split('.')[1]));
    // Nothing between these two was published with types.
    expect(minors.slice(0, 2)).toEqual([1, 5]);
    expect(minors.slice(1)).toEqual(minors.slice(1).map((_, at) => 5 + at));
    expect(documented).toBeDefined();
  });

  test('say of the documented version what its API pages say', () => {
    const components = Object.entries(readFacts(site).facts?.components ?? {});
    expect(components.length).toBeGreaterThan(0);
    for (const [name, { props, slots }] of components) {
      const typesOf = (rows: typeof slots, kind: string) => rows.map((row) => [`${name}.${kind}.${row.name}`, sameStyle(row.type)]);
      const told = Object.fromEntries([...typesOf(props, 'prop'), ...typesOf(slots, 'slot')]);
      const kept = Object.entries(documented!.facts).filter(([key]) => key.startsWith(`${name}.prop.`) || key.startsWith(`${name}.slot.`));
      expect(Object.fromEntries(kept.map(([key, { type }]) => [key, type]))).toEqual(told);
    }
  });
});

describe('The kept versions of Studio', () => {
  const studio = site.versions('studio');

  test('are all that were published', () => {
    expect(studio.map(({ version }) => version)).toEqual(['0.1.55', '0.9.0', '0.10.0', '0.11.0', '0.12.0', '0.13.0']);
  });

  test('say of the documented version what its pages say', () => {
    const { facts } = studio.find(({ version }) => products.studio.versions.some(({ text }) => text === `v${version}`))!;
    const told = Object.entries(site.studioFacts().facts?.components ?? {}).flatMap(([name, { props }]) =>
      props.map((prop) => [`${name}.prop.${prop.name}`, JSON.stringify(prop.default)] as const),
    );
    const kept = Object.entries(facts).filter(([key]) => key.includes('.prop.'));
    expect(Object.fromEntries(kept.map(([key, fact]) => [key, fact.default]))).toEqual(Object.fromEntries(told));
  });

  test.each(Object.entries(site.fileSchema()?.properties ?? {}))('name the keys that the file schema shows of %s', (name, file) => {
    const { facts } = studio.at(-1)!;
    const { spec } = file.properties ?? {};
    const keys = Object.keys(spec?.properties ?? {});
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !facts[`${name}.key.spec.${key}`])).toEqual([]);
  });

  test.each(['createFunction', 'createDataProvider', 'createComponent', 'createHandler', 'getContext'])('hold the function %s', (name) => {
    expect(studio.every(({ facts }) => facts[name]?.kind === 'function')).toBe(true);
  });
});
