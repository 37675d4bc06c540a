import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGES, languageOfPath, localizedPath } from '../../../../client/shared/preferences/language.ts';
import { SITE_LANGUAGES } from '../../../../client/shared/preferences/site-languages.ts';

describe('isLanguage', () => {
  test.each([
    ['en', true],
    ['zh', true],
    ['zh-CN', false],
    ['ZH', false],
    ['fr', false],
    ['', false],
    [undefined, false],
    [['en'], false],
  ])('says of %j: %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected);
  });
});

describe('localizedPath', () => {
  test.each([
    ['/toolpad', 'en', '/toolpad'],
    ['/toolpad', 'zh', '/zh/toolpad'],
    ['/toolpad/core/introduction#a', 'zh', '/zh/toolpad/core/introduction#a'],
  ] as const)('writes %s in %s as %s', (path, language, expected) => {
    expect(localizedPath(path, language)).toBe(expected);
  });
});

describe('SITE_LANGUAGES', () => {
  test('name English and Chinese as they call themselves, in this order', () => {
    expect(LANGUAGES.map((language) => SITE_LANGUAGES[language].name)).toEqual(['English', '中文']);
  });
});

describe('languageOfPath', () => {
  test.each([
    ['/zh', 'zh'],
    ['/zh/nothing', 'zh'],
    ['/en/toolpad', 'en'],
    ['/toolpad', 'en'],
    ['/zhu/toolpad', 'en'],
    ['/toolpad/zh', 'en'],
    ['/fr/toolpad', 'en'],
    ['/', 'en'],
  ])('reads from %s: %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});
