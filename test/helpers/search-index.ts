import { readFileSync } from 'node:fs';
import { searchIndexes } from '#search';
import { loadIndex, type SearchIndex } from '../../client/search/load-index.ts';
import { SETTINGS, type Settings } from '../../client/search/settings.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { assetsFolder } from '../../scripts/shared/folders.ts';

/** The index of the build as it travels. */
function indexBytes(language: Language): Buffer {
  return readFileSync(assetsFolder() + searchIndexes[language].file);
}

/** The index of the build at work, its sections ordered by the site's settings or others. */
export function builtIndex(language: Language, settings: Settings = SETTINGS): SearchIndex {
  return loadIndex(JSON.parse(indexBytes(language).toString()), settings);
}
