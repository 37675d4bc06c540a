import { describe, expect, test } from 'vitest';
import { packSynonyms, packTerms, type Synonyms, unpackSynonyms, unpackTerms } from '../../../../client/search/packed/index-file.ts';

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
