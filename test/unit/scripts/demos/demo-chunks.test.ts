import { expect, test } from 'vitest';
import { demoChunks } from '../../../../scripts/demos/demo-chunks.ts';

const KB = 1024;
const demo = (name: string, group = 'layout') => ({
  name,
  group,
  styling: 'system' as const,
  code: '',
  file: `content/demos/${group}/${name}/index.tsx`,
});
/** The modules of a bundle: those of demos with their imports, and packages by size. */
const modules = (imports: Record<string, string[]>, packages: Record<string, number>) =>
  Object.fromEntries([
    ...Object.entries(imports).map(([path, names]) => [
      `content/demos/${path}/index.tsx`,
      { bytes: 500 * KB, imports: names.map((name) => ({ path: name, kind: 'import-statement' as const })) },
    ]),
    ...Object.entries(packages).map(([path, bytes]) => [path, { bytes, imports: [] }]),
  ]);

const PACKAGES = { kit: 400 * KB, chip: 90 * KB, grid: 300 * KB };

test.each([
  ['the same modules travel together', { a: ['kit'], b: ['kit'] }, [['a', 'b']]],
  ['a little more travel together', { a: ['kit', 'chip'], b: ['kit'] }, [['a', 'b']]],
  ['much more travel alone', { a: ['kit', 'grid'], b: ['kit'] }, [['a'], ['b']]],
  ['little each, but much together, travel apart', { a: ['kit', 'chip'], b: ['kit', 'tip'], c: ['kit'] }, [['a', 'b'], ['c']]],
])('demos that need %s', (_name, imports, chunks) => {
  const files = Object.fromEntries(Object.entries(imports).map(([name, needs]) => [`layout/${name}`, needs]));
  const result = demoChunks(
    Object.keys(imports).map((name) => demo(name)),
    modules(files, { ...PACKAGES, tip: 80 * KB }),
  );
  expect(result.map((chunk) => chunk.map(({ name }) => name).sort())).toEqual(chunks);
});

test('demos of different groups, thus of different pages, travel apart', () => {
  const files = { 'layout/a': ['kit'], 'account/b': ['kit'] };
  expect(demoChunks([demo('a'), demo('b', 'account')], modules(files, PACKAGES))).toHaveLength(2);
});
