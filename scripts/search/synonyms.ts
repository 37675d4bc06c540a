import type { IndexFile } from '../../client/search/index-file.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { everydayWords } from '../../content/everyday-words.ts';
import { neighborWords } from '../../content/neighbor-words.ts';
import { searchWords } from '../../content/search-words.ts';

/** What readers of a language type and what the pages say for it: the longest first, so that a phrase comes before its words. Readers of another language type the names of neighbors, and hardly their phrases. */
export function synonymsOf(language: Language): IndexFile['synonyms'] {
  const own: Partial<Record<Language, readonly (readonly [string, string])[]>> = searchWords;
  const english = phrasesOf(searchWords.en);
  const neighbors = phrasesOf(neighborWords);
  const rows =
    language === DEFAULT_LANGUAGE
      ? [...english, ...neighbors, ...phrasesOf(everydayWords)]
      : [...phrasesOf(own[language] ?? []), ...english, ...neighbors.filter(([phrase]) => !phrase.includes(' '))];
  return rows.sort(([a], [b]) => b.length - a.length);
}

/** Each phrase of some rows with what the pages say for it. */
function phrasesOf(rows: readonly (readonly [typed: string, says: string])[]): IndexFile['synonyms'] {
  return rows.flatMap(([typed, says]) => typed.split(', ').map((phrase): [string, string] => [phrase.toLowerCase(), says]));
}
