import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../client/shared/language.ts';
import { loadDictionaries, loadDictionary } from '../../../../scripts/content/translations.ts';

describe('loadDictionary', () => {
  test('reads the words of a language', () => {
    expect(loadDictionary('en').copy).toBe('Copy');
    expect(Object.keys(loadDictionaries())).toEqual([...LANGUAGES]);
  });

  test.each(['xx', '', '../products', 'EN'])('throws MODULE_NOT_FOUND for %j', (language) => {
    expect(() => loadDictionary(language)).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
  });

  test('names the file and the cure', () => {
    expect(() => loadDictionary('xx')).toThrow('Cannot find content/translations/xx.json. Write it');
  });
});
