import type { ProductId } from '../shared/product.ts';

/** A product as readers name it: in words, or by its package. */
const NAMED = /(?:@toolpad\/|\btoolpad[ -])(core|studio)\b(?!\/)/i;

/** The product that a query names, if it names one. */
export function namedProduct(query: string): ProductId | undefined {
  return NAMED.exec(query)?.[1]?.toLowerCase() as ProductId | undefined;
}
