import { describe, expect, test } from 'vitest';
import { findSections } from '../../../client/search/find-sections.ts';
import { type SmallPage, smallIndex } from '../../helpers/small-index.ts';

/** What is found, best first, as `path#id`. */
function found(pages: Record<string, SmallPage>, query: string, options = {}, synonyms: [string, string][] = []): string[] {
  const hits = findSections(smallIndex(pages, synonyms), query, { limit: 10, ...options });
  return hits.map(({ section }) => section.page.path + (section.id && `#${section.id}`));
}

describe('the order of what is found', () => {
  test.each<[string, string, Record<string, SmallPage>, string[]]>([
    [
      'a heading before a text',
      'toast',
      { a: { lead: 'Show a toast' }, b: { sections: { 'Toast colors': 'x' } } },
      ['b#Toast colors', 'a'],
    ],
    [
      'guides before reference before lists of links',
      'toast',
      { landing: { kind: 'landing', lead: 'toast' }, reference: { kind: 'reference', lead: 'toast' }, guide: { lead: 'toast' } },
      ['guide', 'reference', 'landing'],
    ],
    [
      'the part above the first heading before another',
      'toast',
      { a: { sections: { Filler: 'toast' } }, b: { lead: 'toast' } },
      ['b', 'a#Filler'],
    ],
    ['the word as typed before one that begins so', 'note', { a: { lead: 'notebook' }, b: { lead: 'note' } }, ['b', 'a']],
    ['the word as typed before another form of it', 'translate', { a: { lead: 'translation' }, b: { lead: 'translate' } }, ['b', 'a']],
    [
      'all words in a text before one of them in a title',
      'hide big red toast',
      { a: { title: 'Toast' }, b: { lead: 'hide a big red toast' } },
      ['b', 'a'],
    ],
    [
      'a rare word before a frequent one',
      'toast page',
      { a: { lead: 'page' }, b: { lead: 'page' }, c: { lead: 'toast' } },
      ['c', 'a', 'b'],
    ],
    [
      'a heading that is the query before one that has it',
      'toast colors',
      { a: { sections: { 'Toast colors and more': 'x' } }, b: { sections: { 'Colors: toast!': 'x' } } },
      ['b#Colors: toast!', 'a#Toast colors and more'],
    ],
    [
      'a section that has the word itself before one whose title alone has it',
      'toast',
      { a: { title: 'Toast', sections: { Filler: 'x' } }, b: { title: 'Toast', sections: { Other: 'toast' } } },
      ['a', 'b', 'b#Other', 'a#Filler'],
    ],
    [
      'what a query is about before the words that join it',
      'may toast',
      { a: { sections: { May: 'x' } }, b: { sections: { Toast: 'x' } }, c: { sections: { Toast: 'x' } } },
      ['b#Toast', 'c#Toast', 'a#May'],
    ],
    [
      'of the product that the query names first',
      'toast in toolpad studio',
      { a: { product: 'core', lead: 'toast' }, b: { product: 'studio', lead: 'toast' } },
      ['b', 'a'],
    ],
  ])('%s', (_, query, pages, order) => {
    expect(found(pages, query)).toEqual(order);
  });

  test('the same score → the order of the index', () => {
    expect(found({ b: { lead: 'toast' }, a: { lead: 'toast' } }, 'toast')).toEqual(['b', 'a']);
  });
});

describe('what is found', () => {
  test.each<[string, string, string, boolean]>([
    ['the beginning of a word', 'notif', 'notification', true],
    ['the end of a word', 'fication', 'notification', false],
    ['another form of a word', 'closing', 'closes', true],
    ['a word of three letters with a slip', 'tab', 'tub', false],
    ['a word of four letters with a slip', 'tabs', 'tubs', true],
    ['a word of five letters with two slips', 'table', 'tible', true],
    ['a word of five letters with three slips', 'table', 'tinyx', false],
    ['a word of seven letters with two slips', 'dialogs', 'dyalogz', false],
    ['a word of eight letters with two slips', 'overview', 'ovorwiew', true],
    ['two letters in a text', 'ta', 'table', false],
    ['three letters in a text', 'tab', 'table', true],
    ['two Chinese characters in a text', '维护', '维护 布局', true],
  ])('%s: %s finds %s: %s', (_, query, text, isFound) => {
    expect(found({ a: { lead: text } }, query)).toEqual(isFound ? ['a'] : []);
  });

  test('two letters in a title', () => {
    expect(found({ a: { title: 'Table' }, b: { lead: 'table' } }, 'ta')).toEqual(['a']);
  });

  test('a word of the index is taken as it is typed', () => {
    expect(found({ a: { lead: 'tabs' }, b: { lead: 'tubs' } }, 'tabs')).toEqual(['a']);
  });

  test("the pages' own word for what readers type, before the word itself, which a page has by the way", () => {
    const pages = { a: { lead: 'notification' }, b: { lead: 'toast' } };
    expect(found(pages, 'toast', {}, [['toast', 'notification']])).toEqual(['a', 'b']);
    expect(found(pages, 'toast')).toEqual(['b']);
  });

  test('of Chinese words that say the same, the one that was typed first', () => {
    const pages = { a: { lead: '对话框' }, b: { lead: '弹窗' } };
    expect(found(pages, '弹窗', {}, [['弹窗', '对话框']])).toEqual(['b', 'a']);
  });

  test('what anyone asks of software, after what a query is about', () => {
    const pages = { a: { lead: 'support' }, b: { lead: 'sidebar' } };
    expect(found(pages, 'support sidebar')).toEqual(['b', 'a']);
  });

  test('a word asked for again as one asked for once', () => {
    const pages = { a: { lead: 'sidebar' }, b: { lead: 'width' } };
    expect(found(pages, 'width sidebar')).toEqual(['a', 'b']);
    expect(found(pages, 'width width sidebar')).toEqual(['a', 'b']);
  });

  test('a page that answers the rest of a query before another with the same words', () => {
    const pages = { a: { lead: 'width' }, b: { lead: 'width', sections: { Color: 'sidebar' } } };
    expect(found(pages, 'sidebar width')).toEqual(['b#Color', 'b', 'a']);
  });

  test.each([
    ['core', ['a', 'c']],
    ['studio', ['b']],
    [undefined, ['a', 'b', 'c', 'd']],
  ] as const)('of the product %s: %j', (product, paths) => {
    const pages = { a: {}, b: { product: 'studio' }, c: {}, d: { product: null } } as const;
    const withWord = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page, lead: 'toast' }]));
    expect(found(withWord, 'toast', { product })).toEqual(paths);
  });

  test.each([
    ['toast', 'studio', ['b', 'a', 'd']],
    ['toast', 'core', ['a', 'b', 'd']],
    ['toast in toolpad studio', 'core', ['b', 'a', 'd']],
  ] as const)('%s, asked beside pages of %s: %j', (query, near, paths) => {
    const pages = { a: { lead: 'toast' }, b: { product: 'studio', lead: 'toast' }, d: { product: null, lead: 'toast' } } as const;
    expect(found(pages, query, { near })).toEqual(paths);
  });

  test('no more than asked for', () => {
    expect(found({ a: { lead: 'toast' }, b: { lead: 'toast' }, c: { lead: 'toast' } }, 'toast', { limit: 2 })).toEqual(['a', 'b']);
  });

  test.each(['', '?!', 'absent'])('for %j: nothing', (query) => {
    expect(found({ a: { lead: 'toast' } }, query)).toEqual([]);
  });

  test('names the words of the index that matched, for marking', () => {
    const [hit] = findSections(smallIndex({ a: { lead: 'notifications show notes' } }), 'not', { limit: 1 });
    expect(hit?.terms.toSorted()).toEqual(['notes', 'notifications']);
  });

  test('by the longest word that may be typed, of a hundred humps: the first of them, and not the last', () => {
    const letters = Array.from({ length: 10 }, (_, index) => String.fromCharCode(97 + index));
    const humps = letters.flatMap((first) => letters.map((second) => first.toUpperCase() + second));
    expect(found({ a: { title: humps[0] }, b: { title: humps.at(-1) } }, humps.join(''))).toEqual(['a']);
  });
});
