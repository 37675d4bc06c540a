import { HAN_WORDS } from './chinese/han-words.ts';
import { ORDINARY_WORDS, STOP_WORDS } from './stop-words.ts';

/** A run of letters and digits, with the joints that words are made with: `sign-in`, `Next.js`, `slotProps.title`. */
const RUN = /[\p{L}\p{N}]+(?:[-._'’][\p{L}\p{N}]+)*/gu;
const ASCII = /^\w+$/;
/** Most words of most texts: nothing about them can be folded or cut. */
const PLAIN = /^[a-z0-9]+$/;
/** A Chinese character. */
export const HAN = /\p{Script=Han}/u;
/** Where camelCase and PascalCase words begin. */
const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** A longer word is not a word: keys, hashes and what someone pasted. */
const MAX_TERM_LENGTH = 40;
/** Joined forms beyond this length are not what anyone types. */
const MAX_JOINED_LENGTH = 16;

/** What makes a word of its owner: `Vite's`. `What's new` is a title, which is asked for as it is. */
export const POSSESSIVE = /(?<!\bwhat)['’]s(?![\p{L}\p{N}])/giu;

/** Files and hosts, which nobody types without their dots, as they type `nextjs`. */
const FILE = /\.(?:tsx?|mjs|ya?ml|json|css|com)$/;

let segmenter: Intl.Segmenter | undefined;

/** A word of a text with its place and the terms it is found by. */
export type Word = { start: number; end: number; terms: string[] };

/** The words of a text in order. The same for index, query and marks, in every runtime. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (HAN.test(run)) words.push(...hanWords(run, index));
    else words.push({ start: index, end: index + run.length, terms: termsOfRun(run) });
  }
  return words;
}

/** The terms of a text, each once, without the words that are too common. */
export function termsOf(text: string): string[] {
  const terms = new Set(wordsOf(text).flatMap((word) => word.terms));
  return [...terms].filter((term) => !isCommon(term));
}

/** Whether a term is in too many sections to tell them apart. */
export function isCommon(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Whether a term is a word that anyone writes in a question, and not one that sections have. */
export function isOrdinary(known: { has: (term: string) => boolean }, term: string): boolean {
  return ORDINARY_WORDS.has(term) && !known.has(term);
}

/** Chinese is written without spaces: a dictionary cuts what lies between the words of this field. */
function hanWords(run: string, offset: number): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of run.matchAll(HAN_WORDS)) {
    words.push(...cutByDictionary(run.slice(end, index), offset + end));
    end = index + word.length;
    words.push({ start: offset + index, end: offset + end, terms: [word] });
  }
  return [...words, ...cutByDictionary(run.slice(end), offset + end)];
}

/** What the dictionary does not know comes in single characters: together they are a word. */
function cutByDictionary(text: string, offset: number): Word[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: Word[] = [];
  let unknown: Word | undefined;
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const start = offset + index;
    if (unknown?.end === start && isUnknown(segment)) {
      unknown.end += segment.length;
      unknown.terms = [`${unknown.terms[0]}${segment}`];
      continue;
    }
    const word = { start, end: start + segment.length, terms: HAN.test(segment) ? [segment] : termsOfRun(segment) };
    if (isWordLike) words.push(word);
    unknown = isUnknown(segment) ? word : undefined;
  }
  return words;
}

/** A single character that is not a common word on its own. */
function isUnknown(segment: string): boolean {
  return segment.length === 1 && HAN.test(segment) && !isCommon(segment);
}

/** `useDialogs` → usedialogs, use, dialogs; `sign-in` → sign, in, signin; `dialogs` → dialogs. */
function termsOfRun(run: string): string[] {
  // Stryker disable next-line ConditionalExpression: a short cut to the same terms.
  if (PLAIN.test(run)) return isTerm(run) ? [run] : [];
  const pieces = run
    .replace(POSSESSIVE, '')
    .normalize('NFKC')
    .split(/[-._'’]/);
  const terms = new Set<string>();
  for (const piece of pieces) {
    add(terms, piece);
    for (const hump of piece.split(HUMPS)) add(terms, hump);
  }
  const joined = pieces.join('');
  if (pieces.length > 1 && joined.length <= MAX_JOINED_LENGTH && !FILE.test(run)) add(terms, joined);
  return [...terms];
}

function add(terms: Set<string>, word: string): void {
  const term = fold(word);
  if (isTerm(term)) terms.add(term);
}

/** Single letters and digits are in every section, and so tell none apart. */
function isTerm(term: string): boolean {
  return term.length > 1 && term.length <= MAX_TERM_LENGTH;
}

/** Lower case without accents. */
function fold(word: string): string {
  // Stryker disable next-line ConditionalExpression: a short cut to the same word.
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** Shorter stems begin too many other words. */
const MIN_STEM_LENGTH = 4;

/** What other forms of an English word begin with, if it has an ending: `translate` → translat, as in translation; `embeddable` → embed. */
export function stemOf(term: string): string[] {
  const stem = term
    .replace(ADVERB, '')
    .replace(DOUBLED, '$1')
    .replace(/(?:ations?|ions?|ments?|ings?|ables?|ed|es|s|e|ers?)$/, '');
  return stem.length >= MIN_STEM_LENGTH && stem !== term ? [stem] : [];
}

/** What makes an adverb of a word: persistently. */
const ADVERB = /(?<=.{4})ly$/;

/** A consonant that an ending doubles, behind one vowel alone: submitting, embedded. */
const DOUBLED = /(?<=[^aeiou][aeiou])([bdgmnpt])\1(?=(?:ings?|ables?|ed|ers?)$)/;
