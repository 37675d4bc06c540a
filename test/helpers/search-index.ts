import { readFileSync } from 'node:fs';
import { searchIndexUrls } from '#search';
import { loadIndex, type SearchIndex } from '../../client/search/load-index.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { assetsFolder } from '../../scripts/shared/folders.ts';

/** The index of the build as it travels. */
function indexBytes(language: Language): Buffer {
  return readFileSync(assetsFolder() + searchIndexUrls[language]);
}

/** The index of the build at work. */
export function builtIndex(language: Language): SearchIndex {
  return loadIndex(JSON.parse(indexBytes(language).toString()));
}
