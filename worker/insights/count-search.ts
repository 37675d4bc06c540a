import { countableSearch } from '../../client/search/countable-search.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { AppContext } from '../context.ts';
import { countInsight } from './count.ts';

/** A search that led nowhere: it found nothing, or nothing that was found was pressed. */
export type LostSearch = { query: string; language: Language; found: boolean };

/** Counts a search that led nowhere, unless it looks personal. */
export function countSearch(c: AppContext, { query, language, found }: LostSearch): void {
  const words = countableSearch(query);
  if (words !== undefined) countInsight(c, found ? 'search-unpressed' : 'search-nothing', words, language);
}
