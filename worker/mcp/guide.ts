import { siteFile } from '../../client/shared/address/built-files.ts';
import type { Guide, PageOutline } from '../../client/shared/agent-guide.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { loadJson } from '../content.ts';
import type { AppContext } from '../context.ts';
import { oncePerIsolate } from '../search/once-per-isolate.ts';

type Outlines = Record<string, PageOutline | undefined>;

/** The pages of a language by their paths. */
export const loadOutlines = oncePerIsolate((c: AppContext, language: Language) => loadJson<Outlines>(c, siteFile(`outlines-${language}`)));

const guideOf = oncePerIsolate((c: AppContext) => loadJson<Guide>(c, siteFile('agents')));

/** The same in every language. */
export function loadGuide(c: AppContext): Promise<Guide> {
  return guideOf(c, DEFAULT_LANGUAGE);
}
