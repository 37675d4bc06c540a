import { describe, expect, test } from 'vitest';
import { doubtOf, queryWords } from '../../../client/search/doubt.ts';
import { smallIndex } from '../../helpers/small-index.ts';

const index = smallIndex({ a: { lead: 'Open a dialog, close notifications 登录页面' } }, [
  ['toast', 'notification'],
  ['弹窗', 'dialog'],
]);

describe('queryWords tells apart', () => {
  test.each([
    ['dialog', ['dialog'], ['dialog'], []],
    ['the Dialog of kubernetes', ['Dialog', 'kubernetes'], ['Dialog'], ['kubernetes']],
    ['closing notif', ['closing', 'notif'], ['closing', 'notif'], []],
    ['toast', ['toast'], ['toast'], []],
    // Spelled like a word of the index: neither known nor missing.
    ['dialgo', ['dialgo'], [], []],
    ['弹窗', ['弹窗'], ['弹窗'], []],
    ['量子', ['量子'], [], ['量子']],
    ['dialog dialog', ['dialog'], ['dialog'], []],
  ])('%s', (query, telling, known, missing) => {
    expect(queryWords(index, query)).toEqual({ telling, known, missing, isFiller: false });
  });

  test.each([
    ['how to of', true],
    ['how', false],
    ['how to dialog', false],
    ['怎么 可以', true],
    ['', false],
  ])('%j from what asks for nothing: %s', (query, isFiller) => {
    expect(queryWords(index, query).isFiller).toBe(isFiller);
  });
});

describe('doubtOf', () => {
  test.each<[string, [telling: number, known: number, missing: number], number, string | undefined]>([
    ['nothing is found for words that tell', [2, 0, 2], 0, 'poor'],
    ['a single common word, as the beginning of another, is found', [0, 0, 0], 0.5, undefined],
    ['all words are known', [3, 3, 0], 0.2, undefined],
    ['one of three is missing, and little is answered', [3, 2, 1], 0.3, 'poor'],
    ['one of three is missing, and more than half is answered', [3, 2, 1], 0.55, 'partial'],
    ['one of two is missing, and less than half is answered', [2, 1, 1], 0.45, 'poor'],
    ['one of four is missing, and little is answered', [4, 3, 1], 0.2, 'partial'],
    ['the only word is misspelt, and its correction found', [1, 0, 0], 0.9, undefined],
    ['one word of a long query is missing', [8, 7, 1], 0.3, undefined],
  ])('%s', (_, [telling, known, missing], answered, kind) => {
    const words = (count: number) => Array.from({ length: count }, (__, at) => `word${at}`);
    const made = { telling: words(telling), known: words(known), missing: words(missing), isFiller: false };
    expect(doubtOf(made, answered)?.kind).toBe(kind);
  });

  test('of words that are all too common: filler, whatever is found', () => {
    expect(doubtOf({ telling: [], known: [], missing: [], isFiller: true }, 0.5)?.kind).toBe('filler');
  });
});
