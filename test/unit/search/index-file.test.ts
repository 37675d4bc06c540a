import { describe, expect, test } from 'vitest';
import {
  packLists,
  packSynonyms,
  packTerms,
  type Synonyms,
  unpackLists,
  unpackSynonyms,
  unpackTerms,
} from '../../../client/search/index-file.ts';
import { pick, seededRandom } from '../../helpers/random.ts';

describe('packed lists', () => {
  test.each<[number[][], string]>([
    [[[]], ''],
    [[[0]], '0'],
    [[[0, 1, 3]], '012'],
    [[[2], [], [5]], '2  5'],
    [[[17, 16 + 32]], 'AO'],
  ])('%j → %j, and back', (lists, text) => {
    expect(packLists(lists)).toBe(text);
    expect(unpackLists(text)).toEqual(lists);
  });

  test('a thousand lists of a thousand sections come back as they were', () => {
    const random = seededRandom(3);
    const sections = Array.from({ length: 1000 }, (_, section) => section);
    const lists = Array.from({ length: 1000 }, () => {
      const share = pick([0, 0.001, 0.01, 0.1], random);
      return sections.filter(() => random() < share);
    });
    expect(unpackLists(packLists(lists))).toEqual(lists);
  });
});

describe('packed terms', () => {
  test.each<[string[], string]>([
    [[], ''],
    [['dialog', 'dialogs', 'dials'], 'AdialogGsEs'],
    [['a.b', 'ab', '表单', '表格'], 'Aa.bBbA表单B格'],
    [['x'.repeat(30), `${'x'.repeat(30)}y`], `A${'x'.repeat(30)}Z${'x'.repeat(5)}y`],
  ])('%j → %j, and back', (terms, text) => {
    expect(packTerms(terms)).toBe(text);
    expect(unpackTerms(text)).toEqual(terms);
  });
});

describe('packed synonyms', () => {
  test.each<[string, Synonyms, string, Synonyms]>([
    ['none', [], '', []],
    [
      'one thing said for two',
      [
        ['toast', 'notification'],
        ['snackbar', 'notification'],
      ],
      'notification|toast|snackbar',
      [
        ['snackbar', 'notification'],
        ['toast', 'notification'],
      ],
    ],
    [
      'a phrase before its words',
      [
        ['up', 'above'],
        ['pop up', 'dialog'],
      ],
      'above|up;dialog|pop up',
      [
        ['pop up', 'dialog'],
        ['up', 'above'],
      ],
    ],
  ])('%s', (_, synonyms, text, unpacked) => {
    expect(packSynonyms(synonyms)).toBe(text);
    expect(unpackSynonyms(text)).toEqual(unpacked);
  });
});
