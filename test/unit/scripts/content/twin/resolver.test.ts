import { expect, test } from 'vitest';
import { resolver } from '../../../../../scripts/content/twin/resolver.ts';

test.each([
  ['', 'https://docs.invalid/zh/toolpad/core/page', 'https://docs.invalid/toolpad/core/page'],
  ['#usage', 'https://docs.invalid/zh/toolpad/core/page#usage', 'https://docs.invalid/toolpad/core/page#usage'],
  ['/toolpad/core/a#b', 'https://docs.invalid/zh/toolpad/core/a#b', 'https://docs.invalid/toolpad/core/a#b'],
  ['/toolpad/_demo/Basic', 'https://docs.invalid/toolpad/_demo/Basic', 'https://docs.invalid/toolpad/_demo/Basic'],
  ['/static/toolpad/a.png', 'https://docs.invalid/static/toolpad/a.png', 'https://docs.invalid/static/toolpad/a.png'],
  ['https://example.com/toolpad/', 'https://example.com/toolpad/', 'https://example.com/toolpad/'],
])('%j → %s in Chinese, %s in English', (href, chinese, english) => {
  expect([resolver('/toolpad/core/page', 'zh')(href), resolver('/toolpad/core/page', 'en')(href)]).toEqual([chinese, english]);
});
