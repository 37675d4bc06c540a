import type { IndexFile } from '../../client/search/index-file.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { everydayWords } from '../../content/everyday-words.ts';
import { neighborWords } from '../../content/neighbor-words.ts';
import { searchWords } from '../../content/search-words.ts';

/** What readers of a language type and what the pages say for it: the longest first, so that a phrase comes before its words. */
export function synonymsOf(language: Language): IndexFile['synonyms'] {
  const own: Partial<Record<Language, readonly (readonly [string, string])[]>> = searchWords;
  const everywhere = [...searchWords.en, ...neighborWords];
  const rows = language === DEFAULT_LANGUAGE ? [...everywhere, ...everydayWords] : [...(own[language] ?? []), ...everywhere];
  return rows
    .flatMap(([typed, says]) => typed.split(', ').map((phrase): [string, string] => [phrase.toLowerCase(), says]))
    .sort(([a], [b]) => b.length - a.length);
}
