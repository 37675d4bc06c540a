import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../client/shared/preferences/language.ts';
import { loadDictionary } from '../../../../scripts/content/translations.ts';
import { site } from '../../../helpers/project/site.ts';
import { temporaryProject } from '../../../helpers/project/temporary-project.ts';

describe('loadDictionary', () => {
  test('reads the words of a language', () => {
    expect(site.dictionary('en').copy).toBe('Copy');
    expect(Object.keys(site.dictionaries())).toEqual([...LANGUAGES]);
  });

  test.each(['xx', '', '../products', 'EN'])('throws MODULE_NOT_FOUND for %j', (language) => {
    expect(() => loadDictionary(site, language)).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
  });

  test('names the file and the cure', () => {
    expect(() => loadDictionary(site, 'xx')).toThrow('Cannot find content/translations/xx.json. Write it');
  });

  test.each([
    ['a comma too many', '{\n  "copy": "Copy",\n}', 3],
    ['a file that stops', '{\n  "copy":\n', 3],
    ['nothing', '', 1],
  ])('names the line of %s', (_, text, line) => {
    const project = temporaryProject({ 'content/translations/en.json': text });
    expect(() => loadDictionary(project, 'en')).toThrow(new RegExp(`^content/translations/en\\.json:${line}: .* Write JSON: `));
  });
});
