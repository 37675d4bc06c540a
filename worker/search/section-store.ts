import { searchIndexes } from '#search';
import { loadIndex, type SearchIndex } from '../../client/search/load-index.ts';
import type { IndexFile } from '../../client/search/packed/index-file.ts';
import { siteFile } from '../../client/shared/address/built-files.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { loadJson } from '../content.ts';
import type { AppContext } from '../context.ts';
import { oncePerIsolate } from './once-per-isolate.ts';

/** The search index of a language, parsed once per isolate. */
export const loadSearchIndex = oncePerIsolate(async (c: AppContext, language: Language): Promise<SearchIndex> => {
  return loadIndex(await loadJson<IndexFile>(c, searchIndexes[language].file));
});

/** The texts of all sections of a language, numbered as in its index. */
export const loadSectionTexts = oncePerIsolate((c: AppContext, language: Language) =>
  loadJson<string[]>(c, siteFile(`search/sections-${language}`)),
);
