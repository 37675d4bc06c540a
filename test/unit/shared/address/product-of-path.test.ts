import { describe, expect, test } from 'vitest';
import { productOfPath } from '../../../../client/shared/address/product-of-path.ts';
import { products } from '../../../../content/products.ts';

describe('productOfPath', () => {
  test.each([
    ['E20', '/toolpad/getting-started/', 'core'],
    ['E21', '/toolpad/studio/getting-started/first-app/', 'studio'],
    ['E22', '/zh/toolpad/studio/concepts/theming/', 'studio'],
    ['E23', '/toolpad/studio/#features', 'studio'],
    ['E23', '/toolpad/studio/?x=1', 'studio'],
    ['E24, differs', '/toolpad/studio', 'studio'],
    ['E24 with a hash', '/toolpad/studio#features', 'studio'],
    ['E25, differs', '/toolpad', 'core'],
    ['E26', '/toolpad/', 'core'],
    ['Chinese landing page', '/zh/toolpad/studio', 'studio'],
    ['a segment that begins so', '/toolpad/studios', 'core'],
    ['the segment elsewhere', '/toolpad/core/studio', 'core'],
    ['without toolpad', '/studio', 'core'],
    ['a longer prefix', '/x/zh/toolpad/studio', 'core'],
    ['Core', '/toolpad/core/introduction', 'core'],
  ] as const)('%s: %s belongs to %s', (_id, path, product) => {
    expect(productOfPath(path)).toBe(product);
  });
});

describe('products', () => {
  test.each([
    ['core', 'Toolpad Core', 'v0.14.0'],
    ['studio', 'Toolpad Studio', 'v0.13.0'],
  ] as const)('identify %s as %s with the one current version %s', (id, name, text) => {
    expect(products[id]).toEqual({ id, name, metadata: '', versions: [{ text, current: true }] });
  });
});
