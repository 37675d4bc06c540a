import { describe, expect, test } from 'vitest';
import type { TypePart } from '../../../../../client/blocks/api-table/api-table.ts';
import type { WrittenBlock } from '../../../../../client/blocks/blocks.ts';
import { codeText } from '../../../../../client/blocks/code/code.ts';
import { cardText, declarationsIn, typeCards } from '../../../../../scripts/content/api/type-cards.ts';

const SOURCE = `import * as React from 'react';
/** An entry; \`{ kind: 'page' }\` is one. */
export interface PageItem {
  /**
   * The label.
   * @default ''
   */
  title?: string; // as shown
  action?: (of: { id: string }) => void;
}
export type Item = PageItem | DividerItem;
type DividerItem = {
  kind: 'divider';
};
export type Navigation = Item[];
export declare class Cache<T = {}> {
  get(key: string): T;
}
export declare const ITEMS: Navigation;
`;

/** The texts of a file's types by name. */
const declaredIn = (source = SOURCE) => new Map(declarationsIn(source).map(({ name, text }) => [name, text]));

describe('a declaration file', () => {
  test.each([
    ['PageItem', 'interface PageItem {\n  title?: string;\n  action?: (of: { id: string }) => void;\n}'],
    ['Item', 'type Item = PageItem | DividerItem;'],
    ['DividerItem', "type DividerItem = {\n  kind: 'divider';\n};"],
    ['Navigation', 'type Navigation = Item[];'],
    ['Cache', 'class Cache<T = {}> {\n  get(key: string): T;\n}'],
  ])('has %s without comments', (name, text) => {
    expect(declaredIn().get(name)).toBe(text);
  });

  test.each([
    [
      'an interface ends at its own brace',
      'export interface A {\n  of: { b: [string, { c: 1 }] };\n}\nexport interface B {}\n',
      'interface A {\n  of: { b: [string, { c: 1 }] };\n}',
    ],
    [
      'an alias of an object ends behind it',
      'type A = {\n  b: (c: { d: 1; }) => void;\n};\ntype B = 1;\n',
      'type A = {\n  b: (c: { d: 1; }) => void;\n};',
    ],
    ['an alias without its semicolon is all that follows', 'type A = [string, B]', 'type A = [string, B]'],
    [
      'blank lines and comments leave no gap',
      'type A = {\n\n  /* one\n   * and more */\n  // another\n  b: 1; // last\n};\n',
      'type A = {\n  b: 1;\n};',
    ],
    ['an address in a text stays', "type A = 'https://mui.com';\n", "type A = 'https://mui.com';"],
  ])('%s', (_, source, text) => {
    expect(declaredIn(source).get('A')).toBe(text);
  });

  test('has its types and classes, and says which it exports', () => {
    expect(declarationsIn(SOURCE).map(({ name, isExported }) => [name, isExported])).toEqual([
      ['PageItem', true],
      ['Item', true],
      ['DividerItem', false],
      ['Navigation', true],
      ['Cache', true],
    ]);
  });

  test('has no types where they stand inside of another line', () => {
    expect(declarationsIn('declare const type: number; // interface A {}\n  type B = 1;\n')).toEqual([]);
  });
});

describe('a card', () => {
  test('has what its type is made of, once, each behind an empty line', () => {
    const declared = declaredIn();
    expect(cardText('Navigation', declared)).toBe(
      ['Navigation', 'Item', 'PageItem', 'DividerItem'].map((name) => declared.get(name)).join('\n\n'),
    );
  });

  test('leaves out a type for which there is no room, and has a smaller one behind it', () => {
    const big = `interface Big {\n${'  key: string;\n'.repeat(20)}}`;
    expect(
      cardText(
        'A',
        new Map([
          ['A', 'type A = Big | Small;'],
          ['Big', big],
          ['Small', 'type Small = 1;'],
        ]),
      ),
    ).toBe('type A = Big | Small;\n\ntype Small = 1;');
  });

  test.each([
    [20, '}'],
    [21, '  // …'],
  ])('of a type of %i lines ends with %s', (lines, end) => {
    const text = `interface Long {\n${'  key: string;\n'.repeat(lines - 2)}}`;
    const shown = cardText('Long', new Map([['Long', text]])).split('\n');
    expect([shown.length, shown.at(-1)]).toEqual([20, end]);
  });

  test('of twenty lines with all that it names has all of it', () => {
    const rows = '  key: string;\n'.repeat(15);
    const declared = new Map([
      ['A', 'type A = Rest;'],
      ['Rest', `interface Rest {\n${rows}  last: 1;\n}`],
    ]);
    expect(cardText('A', declared).split('\n')).toHaveLength(20);
    expect(cardText('A', new Map([...declared, ['Rest', `interface Rest {\n${rows}  one: 1;\n  more: 1;\n}`]]))).toBe('type A = Rest;');
  });

  test('of no type of the package stops the build', () => {
    expect(() => cardText('Nothing', declaredIn())).toThrow('no type Nothing');
  });
});

test('pages have cards of the types that their tables link to, in order, as the package declares them', () => {
  const table = (...rows: TypePart[][]): WrittenBlock => ({
    kind: 'apiTable',
    group: 'props',
    section: 'props',
    head: [],
    rows: rows.map((parts) => ({
      cells: [
        { kind: 'name', name: 'PaletteColor' },
        { kind: 'type', parts },
      ],
    })),
  });
  const type = (name: string): TypePart => ({ name, href: '/toolpad' });
  const inside: WrittenBlock = { kind: 'steps', items: [[table([type('Branding'), ' | ', type('Session')])]] };
  const cards = typeCards([{ blocks: [inside] }, { blocks: [table(['string | ', type('Session')])] }]);
  expect(Object.keys(cards)).toEqual(['Branding', 'Session']);
  const text = (name: string) => codeText({ lines: cards[name]! });
  expect(text('Session')).toMatch(/^interface Session \{\n +user\?: \{\n/);
  expect(text('Branding')).toMatch(/^interface Branding \{/);
  expect(text('Session')).not.toContain('/*');
});
