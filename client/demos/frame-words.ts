import { demoWords } from '#demo-words';
import { languageOf } from '../shared/preferences/language.ts';
import { createTranslate, type Translate } from '../shared/translate.ts';

/** The words that a demo's frame says itself, in the language of the page around it; English where it stands alone. */
export function frameWords(): Translate {
  return createTranslate(demoWords, languageOf(document.documentElement.dataset.language ?? pageLanguage()));
}

/** The frame of an edited demo, whose page is closed to it, was told the language. */
function pageLanguage(): string {
  return window.parent.document.documentElement.lang;
}
