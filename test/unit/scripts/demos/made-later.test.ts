import { relative } from 'node:path';
import { build } from 'esbuild';
import { transform } from 'sucrase';
import { describe, expect, test } from 'vitest';
import { asFunction, madeLater } from '../../../../scripts/demos/made-later.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

const DEMO = `// First.
'use client';
import * as React from 'react';
import {
  one,
  type Two,
} from 'three';

/* Its theme. */
const theme = log.push('evaluated') && 'light'; // import nothing;
interface Props { two: Two }

export default function Thing(props?: Props) {
  return theme + AFTER;
}

const AFTER = '!';
`;

describe('a demo as a function', () => {
  test('is evaluated when it is asked for, and returns what it exported', () => {
    const log: string[] = [];
    const { code } = transform(asFunction(DEMO)!, { transforms: ['typescript', 'imports'] });
    const exported: { make?: () => () => string } = {};
    new Function('exports', 'require', 'log', code)(exported, () => ({}), log);
    expect(log).toEqual([]);
    expect(exported.make?.()()).toBe('light!');
    expect(log).toEqual(['evaluated']);
  });

  test('has each line where it was', () => {
    const [before, after] = [DEMO.split('\n'), asFunction(DEMO)!.split('\n')];
    const line = (lines: string[], words: string) => lines.findIndex((text) => text.includes(words));
    for (const words of ['const theme', 'function Thing', 'const AFTER']) expect(line(after, words)).toBe(line(before, words));
  });

  test('without imports it is one too', () => {
    expect(asFunction('export default function Thing() {}')).toMatch(
      /^export const make = \(\) => \{function Thing\(\) \{\}\nreturn Thing;/,
    );
  });

  test.each([
    ['nothing exported', 'const a = 1;'],
    ['no function', 'export default 1;'],
    ['a name exported', 'export const a = 1;\nexport default function Thing() {}'],
    ['two functions', 'export default function A() {}\nexport default function B() {}'],
    ['an import below the top', "const a = 1;\nimport 'b';\nexport default function Thing() {}"],
  ])('%s is none', (_, code) => expect(asFunction(code)).toBeUndefined());

  test('a mistake is said with its place', async () => {
    const project = temporaryProject({ 'index.tsx': 'export const a = 1;' });
    const file = project.at('index.tsx');
    const failure = await build({ entryPoints: [file], write: false, logLevel: 'silent', plugins: [madeLater([{ file }])] }).catch(
      (error) => error,
    );
    expect(failure.errors).toMatchObject([
      { text: expect.stringContaining('Write `export default function'), location: { file: relative('.', file), line: 1 } },
    ]);
  });
});
