import { searchIndexUrls } from '#search';
import { loadIndex, type SearchIndex } from '../../client/search/load-index.ts';
import type { IndexFile } from '../../client/search/packed/index-file.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import { loadAsset } from '../content.ts';
import type { AppContext } from '../context.ts';
import { oncePerIsolate } from './once-per-isolate.ts';

/** The search index of a language, parsed once per isolate. */
export const loadSearchIndex = oncePerIsolate(async (c: AppContext, language: Language): Promise<SearchIndex> => {
  const file = await loadAsset(c, searchIndexUrls[language]);
  return loadIndex(await file.json<IndexFile>());
});

/** The texts of all sections of a language, numbered as in its index. */
export const loadSectionTexts = oncePerIsolate(async (c: AppContext, language: Language): Promise<string[]> => {
  const file = await loadAsset(c, `/_content/search/sections-${language}.json`);
  return file.json<string[]>();
});
