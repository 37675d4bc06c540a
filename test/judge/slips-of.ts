import type { SearchIndex } from '../../client/search/load-index.ts';
import { stemOf } from '../../client/search/terms.ts';

/** How a finger slips: two letters in each other's place, one missing, one twice, or the key beside. */
export const SLIPS = ['transposed', 'missing', 'doubled', 'neighbor'] as const;

type Slip = (typeof SLIPS)[number];

/** A word with a slip, and whether a correction is the word that was meant. */
type Typo = { typo: string; isRight: (correction: string | undefined) => boolean };

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The English words of titles and headings that are long enough to be misspelt and found again. */
export function headingWords({ sections, known }: SearchIndex): string[] {
  const words = sections.flatMap(({ page, heading }) => `${page.title} ${heading}`.toLowerCase().match(/\b[a-z]{5,12}\b/g) ?? []);
  return [...new Set(words)].filter((word) => known.has(word));
}

/** Each word with a slip of a kind, at two places that follow from the word; those left out that are a word, or the beginning of one. */
export function slipsOf(kind: Slip, words: readonly string[], { known }: SearchIndex): Typo[] {
  const all = [...known.keys()];
  return words.flatMap((word, number) => {
    const places = new Set([number, number + 2].map((place) => 1 + (place % (word.length - 2))));
    const typos = [...places].map((place) => slip(kind, word, place));
    return typos
      .filter((typo) => typo !== word && !all.some((other) => other.startsWith(typo)))
      .map((typo) => ({ typo, isRight: (correction) => correction !== undefined && isForm(correction, word) }));
  });
}

function slip(kind: Slip, word: string, at: number): string {
  const letter = word[at]!;
  const inserted = { transposed: word[at + 1]! + letter, missing: '', doubled: letter + letter, neighbor: keyBeside(letter) }[kind];
  return word.slice(0, at) + inserted + word.slice(kind === 'transposed' ? at + 2 : at + 1);
}

function keyBeside(letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter))!;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1]!;
}

/** Whether one word is the other, or they are forms of one. */
function isForm(one: string, other: string): boolean {
  const forms = [other, ...stemOf(other)];
  return [one, ...stemOf(one)].some((form) => forms.includes(form));
}
