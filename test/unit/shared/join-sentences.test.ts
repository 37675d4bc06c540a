import { expect, test } from 'vitest';
import { joinSentences } from '../../../client/shared/join-sentences.ts';

test.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['', 'Two.'], 'Two.'],
  [['One.', ''], 'One.'],
  [['一。', '二。'], '一。二。'],
  [['一？', '二。', 'Three.'], '一？二。Three.'],
  [[], ''],
])('%j → %j', (sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
