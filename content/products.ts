import type { Product, ProductId } from '../client/shared/product.ts';

/** The products that these docs describe, and the version of each that they describe. */
export const products = {
  core: {
    id: 'core',
    name: 'Toolpad Core',
    metadata: '',
    versions: [{ text: 'v0.14.0', current: true }],
  },
  studio: {
    id: 'studio',
    name: 'Toolpad Studio',
    metadata: '',
    versions: [{ text: 'v0.13.0', current: true }],
  },
} satisfies Record<ProductId, Product>;
