import { expect, test } from 'vitest';
import { namedProduct } from '../../../client/search/named-product.ts';

test.each([
  ['add authentication to Toolpad Core', 'core'],
  ['theme in toolpad-studio?', 'studio'],
  ['install @toolpad/core', 'core'],
  ["import x from '@toolpad/core/useDialogs'", undefined],
  ['logo in a studio app', 'studio'],
  ['open visual studio code', undefined],
  ['toolpad', undefined],
  ['core web vitals', undefined],
])('%s names %s', (query, product) => {
  expect(namedProduct(query)).toBe(product);
});
