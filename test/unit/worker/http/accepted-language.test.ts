import { expect, test } from 'vitest';
import { acceptedLanguage } from '../../../../worker/http/accepted-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['zh', 'zh'],
  ['ZH-Hant-TW,en;q=0.5', 'zh'],
  ['en-US,zh;q=0.9', 'en'],
  ['fr,zh;q=0.9', 'en'],
  ['zhx', 'en'],
  ['*', 'en'],
  ['*,zh;q=0.9', 'en'],
  ['__proto__', 'en'],
])('%j → %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
