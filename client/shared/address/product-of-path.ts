import { splitLanguage } from '../preferences/language.ts';
import type { ProductId } from '../product.ts';

/** The product of a canonical path: a segment `studio` after `toolpad` selects the builder, anything else the app kit. */
export function productOfPath(path: string): ProductId {
  return /^\/toolpad\/studio(?:[/?#]|$)/.test(splitLanguage(path).rest) ? 'studio' : 'core';
}
