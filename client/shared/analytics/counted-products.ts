import type { ProductId } from '../product.ts';

/** What analytics calls each product, and the category that all are of. */
export const COUNTED_PRODUCTS: Record<ProductId, string> = { core: 'toolpad-core', studio: 'toolpad-studio' };
export const COUNTED_CATEGORY = 'toolpad';
