import { expect, test } from 'vitest';
import { visible } from '../../../../../client/browser/demos/live-edit/unseen.ts';

test.each([
  ['if (isAdmin\u202e)', 'if (isAdmin\\u{202e})'],
  ['a\u2066b\u200bc\ufeffd', 'a\\u{2066}b\\u{200b}c\\u{feff}d'],
  ['a\u0000b\u001b[31mc\u009b', 'a\\u{0}b\\u{1b}[31mc\\u{9b}'],
  ['a\u{e0041}\ud800', 'a\\u{e0041}\\u{d800}'],
  ['a\u2028b\rc\u3164', 'a\\u{2028}b\\u{d}c\\u{3164}'],
  ['two\n\tlines, 页面, é, 🙂', 'two\n\tlines, 页面, é, 🙂'],
])('%j → %j', (text, shown) => {
  expect(visible(text)).toBe(shown);
});
