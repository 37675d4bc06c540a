import type { Translate } from './translate.ts';

/** A documented product: its name, a word about it, and its versions, one of them current. */
export type Product = {
  id: ProductId;
  name: string;
  metadata: string;
  versions: { text: string; current?: boolean }[];
};

type Versioned = { versions: readonly { text: string; current?: boolean }[] };

/** The version that a product's docs describe, as it is called: `v0.14.0`. */
export function currentVersion({ versions }: Versioned): string {
  return versions.find(({ current }) => current)?.text ?? '';
}

/** The same as npm knows it: `0.14.0`. */
export function documentedVersion(product: Versioned): string {
  return currentVersion(product).replace(/^v/, '');
}

/** A product's name beside those of the others, without the site's: Core for Toolpad Core. */
export function shortName(name: string): string {
  return name.replace(/^\S+ /, '');
}

/** The products, as their addresses name them. */
export const PRODUCT_IDS = ['core', 'studio'] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

/** Whether a value from outside names a product. */
export function isProductId(value: unknown): value is ProductId {
  return PRODUCT_IDS.some((id) => id === value);
}

/** Where whoever would begin with Studio is sent instead. */
export const BEGIN_INSTEAD = '/toolpad/core/introduction';

/** What stands above everything about Studio, as Markdown. `name` and `address` are those of what to begin with instead. */
export function studioNotice(t: Translate, name: string, address: string): string {
  return `> ${t('studioNotice')} [${name}](${address})${t('period')}`;
}
