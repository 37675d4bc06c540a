import { describe, expect, test } from 'vitest';
import { demoSource, toJavaScript } from '../../../../scripts/demos/demo-source.ts';

describe('toJavaScript', () => {
  test('says which line of which file is not TypeScript', () => {
    expect(() => toJavaScript('a();\nconst = ;\n', 'content/demos/a/index.tsx')).toThrow(
      /^content\/demos\/a\/index\.tsx:2: This is not TypeScript: Unexpected token/,
    );
  });

  test.each([
    ['an annotation', 'const a: string = b;', 'const a = b;'],
    ['a generic call', 'const [a, setA] = React.useState<string | null>(null);', 'const [a, setA] = React.useState(null);'],
    ['a generic element', 'const a = <Select<Option> value={b} />;', 'const a = <Select value={b} />;'],
    ['a generic function', 'function id<T>(a: T): T {\n  return a;\n}', 'function id(a) {\n  return a;\n}'],
    ['a generic arrow function', 'const id = <T,>(a: T) => a;', 'const id = (a) => a;'],
    ['as', 'const a = b as const;', 'const a = b ;'],
    ['satisfies', 'const a = b satisfies C;', 'const a = b ;'],
    ['a non-null assertion', 'const a = b!.c;', 'const a = b.c;'],
    ['an interface', 'interface A {\n  b: string;\n}\nconst c = 1;', 'const c = 1;'],
    ['a type', "type A = 'a' | 'b';\nconst c = 1;", 'const c = 1;'],
    ['a type passed on', "export type { A } from 'a';\nconst c = 1;", 'const c = 1;'],
    ['a module declaration', "declare module 'a' {\n  interface B {}\n};\nconst c = 1;", 'const c = 1;'],
    ['a type import', "import type { A } from 'a';\nconst c = 1;", 'const c = 1;'],
    ['a type among imports', "import { type A, b } from 'a';\nb();", "import { b } from 'a';\nb();"],
    ['an import of types alone', "import { type A } from 'a';\nconst c = 1;", 'const c = 1;'],
    ['JSX', 'const a = <Box sx={{ p: 1 }}>text</Box>;', 'const a = <Box sx={{ p: 1 }}>text</Box>;'],
    ['comments and blank lines', '// why\nconst a = 1;\n\nconst b = 2;', '// why\nconst a = 1;\n\nconst b = 2;'],
    ['modern syntax', 'const a = b?.c ?? 1_000;', 'const a = b?.c ?? 1_000;'],
    ['React, which JSX needs', "import * as React from 'react';\nconst a = <A />;", "import * as React from 'react';\nconst a = <A />;"],
  ])('of %s', (_name, source, expected) => {
    // Where types stood, blanks may be left; they are not what this is about.
    const squeeze = (code: string) => code.replace(/ +/g, ' ').replace(/^\n+/, '').trim();
    expect(squeeze(toJavaScript(source, 'a.tsx'))).toBe(squeeze(expected));
  });

  test('leaves neither blanks at the ends of lines nor holes between paragraphs', () => {
    const code = toJavaScript(
      'const a = 1;\n\ntype A = {\n  b: string;\n};\n\ninterface C {\n  d: string;\n}\n\nconst e = a as A;\n',
      'a.tsx',
    );
    expect(code).not.toMatch(/[ \t]$/m);
    expect(code).not.toMatch(/\n{3}/);
  });

  test('names the file of code that is no TypeScript', () => {
    expect(() => toJavaScript('const = ;', 'content/demos/a.tsx')).toThrow('content/demos/a.tsx');
  });
});

describe('demoSource', () => {
  const read = (...lines: string[]) => demoSource({ file: 'a.tsx', code: `${lines.join('\n')}\n` });

  test('shows the lines between the marks without their indent, and never the marks', () => {
    const { TS, JS } = read('function A() {', '  // preview-start', '  if (a) {', '    b<C>();', '  }', '  // preview-end', '}');
    expect(TS).toEqual({
      full: 'function A() {\n  if (a) {\n    b<C>();\n  }\n}',
      preview: 'if (a) {\n  b<C>();\n}',
      portable: 'function A() {\n  if (a) {\n    b<C>();\n  }\n}',
    });
    expect(JS).toEqual({
      full: 'function A() {\n  if (a) {\n    b();\n  }\n}',
      preview: 'if (a) {\n  b();\n}',
      portable: 'function A() {\n  if (a) {\n    b();\n  }\n}',
    });
  });

  test('joins two previews', () => {
    const { TS } = read('// preview-start', 'a();', '// preview-end', 'b();', '  {/* preview-start */}', '  c();', '  {/* preview-end */}');
    expect(TS).toEqual({ full: 'a();\nb();\n  c();', preview: 'a();\n// …\nc();', portable: 'a();\nb();\n  c();' });
  });

  test('leaves scaffolding out of a preview that it stands in, but not one that it surrounds', () => {
    const inside = ['// scaffold-start', 'b();', '// scaffold-end'];
    expect(read('// preview-start', 'a();', ...inside, 'c();', '// preview-end').TS.preview).toBe('a();\nc();');
    expect(read('// scaffold-start', 'a();', '// preview-start', 'b();', '// preview-end').TS.preview).toBe('b();');
  });

  test('has no preview without marks', () => {
    expect(read('a();').TS).toEqual({ full: 'a();', preview: '', portable: 'a();' });
  });

  test('shows scaffolding to readers, and leaves it out of what an app may copy, but for the sentence of its mark', () => {
    const { TS } = read(
      'a();',
      '// scaffold-start: Only here.',
      'b();',
      '// scaffold-end',
      '{',
      '  // scaffold-start',
      '  c();',
      '  // scaffold-end',
      '  d();',
      '}',
    );
    expect(TS.full).toBe('a();\n// Only here.\nb();\n{\n  c();\n  d();\n}');
    expect(TS.portable).toBe('a();\n// Only here.\n{\n  d();\n}');
  });

  test('leaves nothing of a demo that is scaffolding as a whole', () => {
    const { TS, JS } = read('// scaffold-start: An imitation.', '', 'a();');
    expect([TS.full, TS.portable, JS.portable]).toEqual(['// An imitation.\n\na();', '', '']);
  });
});
