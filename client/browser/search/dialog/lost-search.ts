import { countableSearch } from '../../../search/countable-search.ts';
import type { Language } from '../../../shared/preferences/language.ts';
import { tellSearch } from '../../insights/tell-search.ts';

/** What stands in the field, and whether anything was found for it; undefined while that is not known. */
type Search = { query: string; found: boolean | undefined };

/**
 * Tells of the search that an opening of the dialog ends with, by closing it or leaving the page, unless something that was found has been
 * pressed. What may be personal is not even sent. Returns what begins an opening, what ends it, and what notes a press.
 */
export function watchSearches(language: Language, search: () => Search) {
  let isDone = true;
  const end = () => {
    const { query, found } = search();
    const words = isDone || found === undefined ? undefined : countableSearch(query);
    isDone = true;
    if (words !== undefined && found !== undefined) tellSearch(words, language, found);
  };
  addEventListener('pagehide', end);
  return {
    begin: () => {
      isDone = false;
    },
    end,
    notePress: () => {
      isDone = true;
    },
  };
}
