import { describe, expect, test } from 'vitest';
import { cardText, declarationsIn } from '../../../../scripts/content/api/type-cards.ts';

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
const declared = new Map(declarationsIn(SOURCE).map(({ name, text }) => [name, text]));

describe('a declaration file', () => {
  test.each([
    ['PageItem', 'interface PageItem {\n  title?: string;\n  action?: (of: { id: string }) => void;\n}'],
    ['Item', 'type Item = PageItem | DividerItem;'],
    ['DividerItem', "type DividerItem = {\n  kind: 'divider';\n};"],
    ['Navigation', 'type Navigation = Item[];'],
  ])('has %s without comments', (name, text) => {
    expect(declared.get(name)).toBe(text);
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
});

describe('a card', () => {
  test('has what its type is made of, once', () => {
    const names = [...cardText('Navigation', declared).matchAll(/^(?:type|interface) (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual(['Navigation', 'Item', 'PageItem', 'DividerItem']);
  });

  test('that is long says that there is more', () => {
    const long = `interface Long {\n${'  key: string;\n'.repeat(40)}}`;
    const lines = cardText('Long', new Map([['Long', long]])).split('\n');
    expect(lines.length).toBe(20);
    expect(lines.at(-1)).toBe('  // …');
  });

  test('of no type of the package stops the build', () => {
    expect(() => cardText('Nothing', declared)).toThrow('no type Nothing');
  });
});
