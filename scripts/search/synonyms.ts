import type { Synonyms } from '../../client/search/packed/index-file.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { everydayWords } from '../../content/everyday-words.ts';
import { neighborWords } from '../../content/neighbor-words.ts';
import { searchWords } from '../../content/search-words.ts';

/** What readers of a language type and what the pages say for it. Readers of another language type the names of neighbors, and hardly their phrases. */
export function synonymsOf(language: Language): Synonyms {
  const own: Partial<Record<Language, readonly (readonly [string, string])[]>> = searchWords;
  const english = phrasesOf(searchWords.en);
  const neighbors = phrasesOf(neighborWords);
  return language === DEFAULT_LANGUAGE
    ? [...english, ...neighbors, ...phrasesOf(everydayWords)]
    : [...phrasesOf(own[language] ?? []), ...english, ...neighbors.filter(([phrase]) => !phrase.includes(' '))];
}

/** Each phrase of some rows with what the pages say for it. */
function phrasesOf(rows: readonly (readonly [typed: string, says: string])[]): Synonyms {
  return rows.flatMap(([typed, says]) => typed.split(', ').map((phrase): [string, string] => [phrase.toLowerCase(), says]));
}
