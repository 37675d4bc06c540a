import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { products } from '../../../../../content/products.ts';
import { readFacts } from '../../../../../scripts/api/shapes.ts';
import { addVersion } from '../../../../../scripts/api/versions/add-version.ts';
import { sameStyle } from '../../../../../scripts/api/versions/read-exports.ts';
import { readVersions } from '../../../../../scripts/api/versions/shapes.ts';
import { useTemporaryProject } from '../../../../helpers/temporary-project.ts';

const VERSIONS = readVersions('core');
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
    const components = Object.entries(readFacts().facts?.components ?? {});
    expect(components.length).toBeGreaterThan(0);
    for (const [name, { props, slots }] of components) {
      const typesOf = (rows: typeof slots, kind: string) => rows.map((row) => [`${name}.${kind}.${row.name}`, sameStyle(row.type)]);
      const told = Object.fromEntries([...typesOf(props, 'prop'), ...typesOf(slots, 'slot')]);
      const kept = Object.entries(documented!.facts).filter(([key]) => key.startsWith(`${name}.prop.`) || key.startsWith(`${name}.slot.`));
      expect(Object.fromEntries(kept.map(([key, { type }]) => [key, type]))).toEqual(told);
    }
  });
});

test.each(['latest', '0.17', '^0.17.0', '0.17.0 && rm', '../0.17.0', ''])(
  'addVersion says of %j what to type, and writes nothing',
  (spec) => {
    useTemporaryProject({});
    expect(() => addVersion(spec)).toThrow(`${spec} is no version. Type one in full, as \`npm run api -- --add 0.17.0\`.`);
    expect(existsSync('content')).toBe(false);
  },
);
