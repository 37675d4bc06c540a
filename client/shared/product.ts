/** A documented product: its name, a word about it, and its versions, one of them current. */
export type Product = {
  id: ProductId;
  name: string;
  metadata: string;
  versions: { text: string; current?: boolean }[];
};

export type ProductId = 'core' | 'studio';

/** The product of a canonical path: a segment `studio` after `toolpad` selects the builder, anything else the app kit. */
export function productOfPath(path: string): ProductId {
  return /^\/(?:[a-z]{2}\/)?toolpad\/studio(?:[/?#]|$)/.test(path) ? 'studio' : 'core';
}
