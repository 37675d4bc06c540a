import type { Block } from '../blocks.ts';
import type { RichText } from '../rich-text.ts';

/** How many kinds a gallery may tell apart. */
export const MAX_GALLERY_KINDS = 8;

/** Cards that readers narrow down to one kind. `kindsOf` has the kinds of each item, as positions in `kinds`. */
export type Gallery<T extends RichText = RichText> = {
  kind: 'gallery';
  group: string;
  kinds: readonly string[];
  kindsOf: readonly (readonly number[])[];
  items: readonly (readonly Block<T>[])[];
};
