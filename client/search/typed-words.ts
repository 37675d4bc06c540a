import type { SearchIndex } from './load-index.ts';

/** What readers type, in one text, and its words: a query asks for each of its own words more than once. */
type Typed = { text: string; words: ReadonlySet<string> };

const known = new WeakMap<SearchIndex['synonyms'], Typed>();

/** Whether a word is one of a phrase that readers type. */
export function isTypedWord(synonyms: SearchIndex['synonyms'], word: string): boolean {
  return typedOf(synonyms).words.has(word);
}

/** Whether some characters are part of a phrase that readers type. */
export function isTypedPart(synonyms: SearchIndex['synonyms'], part: string): boolean {
  return typedOf(synonyms).text.includes(part);
}

function typedOf(synonyms: SearchIndex['synonyms']): Typed {
  const made = known.get(synonyms);
  if (made) return made;
  const phrases = synonyms.map(([typed]) => typed);
  const typed = { text: phrases.join('\n'), words: new Set(phrases.flatMap((phrase) => phrase.split(' '))) };
  known.set(synonyms, typed);
  return typed;
}
