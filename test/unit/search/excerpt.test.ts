import { describe, expect, test } from 'vitest';
import { excerptOf, markWords } from '../../../client/search/excerpt.ts';

const written = (text: string, terms: string[]) =>
  markWords(text, terms)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markWords', () => {
  test.each([
    ['Open a dialog.', ['dialog'], 'Open a [dialog].'],
    ['useDialogs opens dialogs', ['dialogs'], '[useDialogs] opens [dialogs]'],
    ['Open it', [], 'Open it'],
    ['<b>dialog</b>', ['dialog'], '<b>[dialog]</b>'],
    ['安装组件', ['安装'], '[安装]组件'],
    ['', ['x'], ''],
  ])('%j with %j → %s', (text, terms, marked) => {
    expect(written(text, terms)).toBe(marked);
  });
});

describe('excerptOf', () => {
  const filler = 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed tempor. '.repeat(6);

  test('a short text is its own excerpt', () => {
    expect(excerptOf('Open a dialog.', ['dialog'], 100)).toBe('Open a dialog.');
  });

  test('it begins a little before the words found', () => {
    const excerpt = excerptOf(`${filler}The sidebar can be hidden. ${filler}`, ['sidebar', 'hidden'], 100);
    expect(excerpt).toMatch(/^… .*The sidebar can be hidden\..* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(104);
  });

  test('without any of the words it is the beginning', () => {
    expect(excerptOf(filler, ['absent'], 60)).toMatch(/^Lorem ipsum .* …$/);
  });

  test('a text without spaces is cut too', () => {
    expect(excerptOf('安'.repeat(300), [], 100).length).toBeLessThanOrEqual(104);
  });
});
