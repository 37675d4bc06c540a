import { describe, expect, test } from 'vitest';
import { compile, MAX_IMPORTS_OF_EDIT } from '../../../../../client/browser/demos/live-edit/compile.ts';
import { withCpuTime } from '../../../../helpers/browser/cpu-time.ts';

describe('imports', () => {
  test.each([
    [`import * as React from 'react';`, [['react', 1]]],
    [`\n\nimport Box from "@mui/material/Box";`, [['@mui/material/Box', 3]]],
    [`import {\n  a,\n} from 'x';`, [['x', 3]]],
    [
      `import 'side';\nexport { y } from 'y';\nexport * from 'z';`,
      [
        ['side', 1],
        ['y', 2],
        ['z', 3],
      ],
    ],
    [`const later = () => import('later');`, [['later', 1]]],
    [`import type { A } from 'types';\nimport { type B, c } from 'both';\nc();`, [['both', 2]]],
    [`const text = "import x from 'nothing'"; // import 'comment'`, []],
    [`const element = <p>import 'text'</p>;`, []],
  ])('%j → %j', (source, imports) => {
    const compiled = compile(source, 'TS');
    expect(compiled).toMatchObject({ imports: imports.map(([specifier, line]) => ({ specifier, line })) });
  });
});

describe('errors', () => {
  test.each([
    ['TS', 'const a = 1;\nconst b = ;', 2],
    ['TS', 'export default function A() {\n  return <p>;\n}', 2],
    ['JS', 'const a: number = 1;', 1],
    ['JS', '\n\nif (', 3],
    ['TS', '', undefined],
    ['TS', 'const a: number = 1;', undefined],
  ] as const)('%s %j → line %j', (variant, source, line) => {
    const compiled = compile(source, variant);
    expect('problem' in compiled ? compiled.line : undefined).toBe(line);
  });

  test.each(['export f', 'export default', 'export const', 'export class', 'export *', 'export async\n'])(
    'where the compiler stumbles over %j → a problem at its line',
    (unfinished) => {
      expect(compile(`const a = 1;\n${unfinished}`, 'TS')).toEqual({ problem: 'A statement is not finished.', line: 2 });
    },
  );

  test('the message has no place of its own', () => {
    expect(compile('const b = ;', 'TS')).toEqual({ problem: expect.stringMatching(/^[A-Z][^\n]*[^)\d]$/), line: 1 });
  });
});

describe('hostile shapes', () => {
  test.each([
    ['an unfinished class in an expression, over and over', '/['.repeat(50_000)],
    ['loops in loops', 'for(;;);'.repeat(12_500)],
    ['thousands of imports', 'import"";'.repeat(11_000)],
    ['open brackets', '('.repeat(100_000)],
    ['open tags', '<a>'.repeat(30_000)],
    ['open braces', '{'.repeat(100_000)],
    ['open lists', '['.repeat(100_000)],
  ])('%s → done or refused within two seconds, never thrown', (_, source) => {
    const { result, tookMs } = withCpuTime(() => compile(source, 'TS'));
    expect(result).toEqual(expect.any(Object));
    expect(tookMs).toBeLessThan(2000);
  });

  test('more imports than an edit may have → said at the first one too many', () => {
    expect(compile(`import 'a';\n`.repeat(MAX_IMPORTS_OF_EDIT), 'TS')).toHaveProperty('code');
    expect(compile(`import 'a';\n`.repeat(MAX_IMPORTS_OF_EDIT + 1), 'TS')).toMatchObject({ line: MAX_IMPORTS_OF_EDIT + 1 });
  });

  test('deep nesting → said in words', () => {
    expect(compile('('.repeat(100_000), 'TS')).toMatchObject({ problem: expect.any(String) });
  });
});

describe('loops', () => {
  const turns = (source: string) => {
    const compiled = compile(source, 'TS');
    if ('problem' in compiled) throw new Error(compiled.problem);
    let count = 0;
    new Function('$turn', compiled.code)(() => {
      count += 1;
      if (count > 10) throw new Error('endless');
    });
    return count;
  };

  test.each([
    ['for (const x of [1, 2, 3]) { void x; }', 3],
    ['for (const x of [1, 2, 3]) void x;', 3],
    ['for (let i = 0; i < 2; i += 1) for (const k in { a: 1, b: 2 }) void k;', 6],
    ['let i = 0; while (i < 4) i += 1;', 4],
    ['let i = 0; while (i < 4) { i += 1; if (i % 2) continue; }', 4],
    ['let i = 0; do i += 1; while (i < 2);', 2],
    ['let i = 0; do { i += 1; } while (i < 2)', 2],
    ['for (const x of [1]);', 1],
    ['outer: for (const x of [1, 2]) { for (;;) { continue outer; } }', 4],
    ['if (false) while (true) {} else { void 0; }', 0],
    ['[1, 2].map((x) => x);', 0],
  ])('%s → %i turns are counted', (source, count) => {
    expect(turns(source)).toBe(count);
  });

  test.each(['for (;;);', 'while (true) {}', 'while (true) void 0;', 'do {} while (true);', 'while (true) try { throw 1 } catch {}'])(
    '%s → ends',
    (source) => {
      expect(() => turns(source)).toThrow('endless');
    },
  );
});

test('lines stay where they are', () => {
  const source = `import * as React from 'react';

type A = {
  b: number;
};

for (const x of [1])
  void x;

export default function Demo() {
  throw new Error('line 11');
}
`;
  const compiled = compile(source, 'TS');
  expect('code' in compiled && compiled.code.split('\n')[10]).toContain('line 11');
});
