import { DEFAULT_LANGUAGE, LANGUAGES } from '../../client/shared/preferences/language.ts';

/** The languages that the site is translated into. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
