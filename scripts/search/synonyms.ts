import type { IndexFile } from '../../client/search/index-file.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { neighborWords } from '../../content/neighbor-words.ts';
import { searchWords } from '../../content/search-words.ts';

/** What readers of a language type and what the pages say for it: the longest first, so that a phrase comes before its words. */
export function synonymsOf(language: Language): IndexFile['synonyms'] {
  const own: Partial<Record<Language, readonly (readonly [string, string])[]>> = searchWords;
  const english = [...searchWords.en, ...neighborWords];
  const rows = language === DEFAULT_LANGUAGE ? english : [...(own[language] ?? []), ...english];
  return rows
    .flatMap(([typed, says]) => typed.split(', ').map((phrase): [string, string] => [phrase.toLowerCase(), says]))
    .sort(([a], [b]) => b.length - a.length);
}
