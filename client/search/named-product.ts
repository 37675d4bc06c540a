import { PRODUCT_IDS, type ProductId } from '../shared/product.ts';

/** A product as readers name it: in words, by its package, or by a word that is hardly anything else here. */
const NAMED = /(?:@toolpad\/|\btoolpad[ -])(core|studio)\b(?!\/)|(?<!\b(?:visual|android)[ -])\b(studio)\b/i;

/** The product that a query names, if it names one. */
export function namedProduct(query: string): ProductId | undefined {
  const [, product, alone] = NAMED.exec(query) ?? [];
  const name = (product ?? alone)?.toLowerCase();
  return PRODUCT_IDS.find((id) => id === name);
}
