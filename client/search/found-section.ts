import type { Hit } from './find-sections.ts';
import type { FoundSection } from './search-answer.ts';

/** A hit of the index as it is told: where it is, and what it is called. */
export function foundSection({ section: { page, id, heading }, terms }: Hit): FoundSection {
  return { path: page.path, hash: id, title: page.title, section: heading, product: page.product, lang: page.language, terms };
}
