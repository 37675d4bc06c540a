import { expect, test } from 'vitest';
import { nameIn } from '../../../client/search/answers.ts';

test.each([
  [['usedialogs', 'use', 'dialogs'], 'usedialogs'],
  [['sign', 'in', 'signin'], 'signin'],
  [['dashboardlayout', 'dashboard', 'layout'], 'dashboardlayout'],
  // Letters that a word happens to have are not its words.
  [['building', 'ui'], undefined],
  [['data', 'grid'], undefined],
])('the name in %j is %j', (way, name) => {
  expect(nameIn(way)).toBe(name);
});
