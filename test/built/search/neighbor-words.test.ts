import { expect, test } from 'vitest';
import { EACH_NEIGHBOR_WORD } from '../../fixtures/search-queries/neighbor-words/neighbor-words.ts';
import { builtIndex } from '../../helpers/search-index.ts';
import { answerOf, figuresOf, judge } from '../../judge/judge.ts';

const english = builtIndex('en');
const judgments = judge(english, EACH_NEIGHBOR_WORD);

test('each row of neighbors’ words says which sections of the site it is about', () => {
  const sections = new Set(english.sections.map(answerOf));
  const wrong = EACH_NEIGHBOR_WORD.filter(({ answers }) => answers.length === 0 || answers.some((answer) => !sections.has(answer)));
  expect(wrong.map(({ query, answers }) => [query, ...answers.filter((answer) => !sections.has(answer))])).toEqual([]);
});

test('each word of neighbors finds one of these among the first three', () => {
  expect(judgments.filter(({ section }) => section === 0 || section > 3).map(({ query }) => query)).toEqual([]);
});

test('of all words of neighbors, as many find the page first, and the section', () => {
  const { page1, section1 } = figuresOf(judgments);
  expect(page1).toBeGreaterThanOrEqual(0.98);
  expect(section1).toBeGreaterThanOrEqual(0.95);
});
