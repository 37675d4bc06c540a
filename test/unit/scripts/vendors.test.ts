import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, keepBundles } from '../../../scripts/bundling/bundle.ts';

let folder: string;
let tables: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendors-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  keepBundles();
  tables = [];
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What a module exports as `result` when it is bundled, again each time, and run beside the table of packages. */
async function run(source: string): Promise<{ result: unknown; code: string }> {
  writeFileSync(join(folder, 'entry.ts'), source);
  const { outputFiles } = await bundle(
    'entry',
    { entryPoints: [join(folder, 'entry.ts')], bundle: true, write: false, format: 'iife', globalName: 'entry' },
    {
      name: 'test',
      from: folder,
      keep(code) {
        tables.push(code);
        return 'export const vendors = VENDORS;';
      },
    },
  );
  const code = outputFiles[0]!.text;
  const vendors = new Function(`${tables.at(-1)}; return table.vendors;`)();
  return { result: await new Function('VENDORS', `${code}; return entry.result;`)(vendors), code };
}

test.each<[string, string, unknown]>([
  [
    'a name of a module',
    `import { trimTrailingSlash } from 'hono/trailing-slash'; export const result = typeof trimTrailingSlash;`,
    'function',
  ],
  ['the default of a module', `import createCache from '@emotion/cache'; export const result = typeof createCache;`, 'function'],
  ['the value of a CommonJS module', `import valid from 'semver/functions/valid.js'; export const result = valid('v1.2.3');`, '1.2.3'],
  ['a name of a CommonJS module', `import { createElement } from 'react'; export const result = createElement('p').type;`, 'p'],
  ['a name that no variable can have', `import * as v from 'valibot'; export const result = typeof v.enum;`, 'function'],
  [
    'one module under two names',
    `import * as a from 'react'; import b from 'react'; export const result = a.createElement === b.createElement;`,
    true,
  ],
  ['a module that is loaded later', `export const result = import('valibot').then(({ string }) => typeof string);`, 'function'],
])('takes %s from the table', async (_, source, result) => {
  const bundled = await run(source);
  expect(bundled.result).toEqual(result);
  expect(bundled.code).not.toContain('node_modules');
});

test('makes the table again only for a package that is new', async () => {
  await run(`import { createElement } from 'react'; export const result = createElement('p').type;`);
  const before = tables.length;
  await run(`import { createElement } from 'react'; export const result = createElement('b').type;`);
  expect(tables).toHaveLength(before);
  expect(await run(`import { onLCP } from 'web-vitals'; export const result = typeof onLCP;`)).toMatchObject({ result: 'function' });
  expect(tables).toHaveLength(before + 1);
});

test.each([
  ['a package that is not there', `import x from 'no-such-package'; export const result = x;`, 'no-such-package'],
  ['a name that a package lacks', `import { noSuchName } from 'valibot'; export const result = noSuchName;`, 'noSuchName'],
])('says where %s is asked for', async (_, source, name) => {
  const error = await run(`\n${source}`).then(
    () => undefined,
    (thrown) => thrown.errors[0],
  );
  expect(error).toMatchObject({ text: expect.stringContaining(name), location: { file: expect.stringMatching(/entry\.ts$/), line: 2 } });
});
