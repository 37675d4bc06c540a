import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import { tableOf } from '../../client/shared/tables.ts';
import { houseAds } from '../../content/house-ads.ts';
import type { Project } from './project.ts';

/** What the ad slot's code brings along: house ads and the words around ads, in every language; English fills in. */
export function adsModuleValues(project: Project): Record<string, unknown> {
  const ownWords = (language: Language) => {
    const { ads } = project.dictionary(language);
    return typeof ads === 'object' ? ads : {};
  };
  const wordsIn = (language: Language) => ({ ...ownWords(DEFAULT_LANGUAGE), ...ownWords(language) });
  return { houseAds, adWords: tableOf(LANGUAGES, wordsIn) };
}
