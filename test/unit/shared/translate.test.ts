import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTranslate, lookUp } from '../../../client/shared/translate.ts';

const en = { copy: 'Copy', settings: { mode: 'Mode' }, of: '{{name}} of {{name}} and {{other}}', empty: '', 'a.b': 'whole' };
const zh = { copy: '复制', settings: { mode: '' } };

describe('lookUp', () => {
  test.each([
    ['copy', 'Copy'],
    ['settings.mode', 'Mode'],
    ['settings', undefined],
    ['settings.other', undefined],
    ['copy.more', undefined],
    ['empty', undefined],
    ['a.b', 'whole'],
    ['', undefined],
  ])('finds at %j: %j', (key, words) => {
    expect(lookUp(en, key)).toBe(words);
  });

  test.each(['constructor.name', 'toString', '__proto__.toString.name'])('finds nothing of Object at %j', (key) => {
    expect(lookUp(en, key)).toBeUndefined();
  });
});

describe('createTranslate', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['en', 'copy', {}, 'Copy'],
    ['zh', 'copy', {}, '复制'],
    ['en', 'settings.mode', {}, 'Mode'],
    ['en', 'of', { name: 'A', other: 'B' }, 'A of A and B'],
    ['en', 'of', { name: 'A' }, 'A of A and {{other}}'],
    ['en', 'of', { name: '$& {{other}}', other: 'B' }, '$& {{other}} of $& {{other}} and B'],
  ] as const)('says in %s for %s with %j: %s', (language, key, values, words) => {
    expect(createTranslate({ en, zh }, language)(key, values)).toBe(words);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('warns once of a missing key, and falls back to English', () => {
    const [first, second] = [createTranslate({ en, zh }, 'zh'), createTranslate({ en, zh }, 'zh')];
    expect([first('settings.mode'), first('settings.mode'), second('settings.mode')]).toEqual(['Mode', 'Mode', 'Mode']);
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Missing translation for zh:settings.mode.']]);
  });

  test('shows an ellipsis for a key that English lacks too', () => {
    expect(createTranslate({ en, zh }, 'en')('nothing')).toBe('…');
    expect(console.warn).toHaveBeenCalledWith('Missing translation for en:nothing.');
  });

  test('shows an ellipsis for a key of a site without English', () => {
    expect(createTranslate({ zh }, 'zh')('nothing')).toBe('…');
  });

  test('reports a missing language and shows an ellipsis', () => {
    expect(createTranslate({ en }, 'zh')('copy')).toBe('…');
    expect(vi.mocked(console.error).mock.calls).toEqual([['Missing language: zh.']]);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
