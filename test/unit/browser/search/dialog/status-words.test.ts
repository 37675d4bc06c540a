import { expect, test } from 'vitest';
import type { DialogAnswer } from '../../../../../client/browser/search/dialog/answering.ts';
import { statusWords } from '../../../../../client/browser/search/dialog/status-words.ts';
import { createTranslate, type Dictionary } from '../../../../../client/shared/translate.ts';
import en from '../../../../../content/translations/en.json' with { type: 'json' };

const t = createTranslate({ en: en as Dictionary }, 'en');
const answer = { hits: [] } as unknown as DialogAnswer;

test.each([
  [0, ''],
  [1, '1 result'],
  [2, '2 results'],
])('%i found → %j', (count, words) => {
  expect(statusWords({ words: 'crud', answer, count }, t)).toEqual({ words, isSeen: false });
});
