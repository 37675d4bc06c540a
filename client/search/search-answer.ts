import type { Language } from '../shared/preferences/language.ts';
import type { ProductId } from '../shared/product.ts';
import type { Doubt } from './doubt.ts';

/** A section found. `path` is canonical, `hash` the heading's id without `#`; both `hash` and `section` are empty for the part above the first heading. */
export type FoundSection = {
  path: string;
  hash: string;
  title: string;
  section: string;
  product: ProductId | null;
  /** The language that the section is written in. */
  lang: Language;
  /** The words of the index that matched, for marking them. */
  terms: string[];
};

/** The same with the line that answers. */
export type SearchHit = FoundSection & { excerpt: string };

/** What a search finds: sections, best first, the query as it may have been meant, and what is doubtful. */
export type SearchAnswer<Found = SearchHit> = { hits: Found[]; suggestion?: string; doubt?: Doubt };
