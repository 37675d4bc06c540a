import { DEFAULT_LANGUAGE, LANGUAGES } from '../../client/shared/preferences/language.ts';
import { houseAds } from '../../content/house-ads.ts';
import { loadDictionary } from './translations.ts';

/** What the ad slot's code brings along: house ads and the words around ads, in every language; English fills in. */
export function adsModuleValues(): Record<string, unknown> {
  const english = loadDictionary(DEFAULT_LANGUAGE).ads as object;
  const wordsIn = (language: string) => ({ ...english, ...(loadDictionary(language).ads as object) });
  return { houseAds, adWords: Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)])) };
}
