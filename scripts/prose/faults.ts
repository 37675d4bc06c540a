import type { Problem } from '../shared/problem.ts';
import { proseLines } from './lines.ts';
import { PHRASES, type Phrase } from './phrases.ts';

/** Words of a sentence above which it is better cut in two. */
export const MAX_WORDS = 45;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The phrases of the table in a text, with what to write instead. */
export function phrasesIn(file: string, source: string): Problem[] {
  return proseLines(file, source).flatMap(({ number: line, text }) =>
    PHRASES.flatMap(([not, write]) =>
      [...text.matchAll(patternOf(not))].map(([found]) => ({ file, line, message: messageOf(found, write) })),
    ),
  );
}

function messageOf(found: string, write: string): string {
  return `“${found}” is among the phrases that the texts avoid. Write instead: ${write}.`;
}

function patternOf(not: Phrase[0]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${not})(?![\\w-])`, 'gi');
}

/** The sentences of a text that are too long to be read in one go. */
export function longSentences(file: string, source: string): Problem[] {
  return proseLines(file, source).flatMap(({ number: line, text }) =>
    sentencesOf(text)
      .map((sentence) => ({ sentence, words: sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length }))
      .filter(({ words }) => words > MAX_WORDS)
      .map(({ sentence, words }) => ({
        file,
        line,
        message: `“${sentence.slice(0, 40)}…” has ${words} words. Cut it in two: ${MAX_WORDS} are enough.`,
      })),
  );
}

/** Each cell of a table begins a sentence too. */
function sentencesOf(text: string): string[] {
  return text.split('|').flatMap((cell) => [...SENTENCES.segment(cell)].map(({ segment }) => segment));
}
