import type { Language } from '../../client/shared/preferences/language.ts';
import { chineseWords } from '../../content/section-words/chinese.ts';
import { coreWords } from '../../content/section-words/core.ts';
import { studioWords } from '../../content/section-words/studio.ts';

const WORDS: Partial<Record<Language, Readonly<Record<string, string>>>> = { en: { ...coreWords, ...studioWords }, zh: chineseWords };

/** Words of readers in a language for what a section answers and does not say itself. */
export function sectionWords(language: Language, path: string, id: string): string {
  return WORDS[language]?.[`${path.replace('/toolpad/', '')}${id && `#${id}`}`] ?? '';
}

/** The addresses below /toolpad that have such words, to tell those that lead nowhere. */
export function wordedSections(): string[] {
  return Object.values(WORDS).flatMap((words) => Object.keys(words));
}
