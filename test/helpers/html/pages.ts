import { paths, untranslated, viewPaths } from '#content';
import { localizedPath } from '../../../client/shared/preferences/language.ts';

const views: ReadonlySet<string> = new Set(viewPaths);

/** Every page that is made from content: not the settings, the search or the offline page. */
export const PAGES: readonly string[] = paths.filter((path) => !views.has(path));

/** Every page in both languages. */
export const LOCALIZED_PAGES: readonly string[] = PAGES.flatMap((path) => [path, localizedPath(path, 'zh')]);

const missingInChinese: ReadonlySet<string> = new Set(untranslated.zh);

/** Pages that have been written in Chinese. */
export const TRANSLATED: readonly string[] = PAGES.filter((path) => !missingInChinese.has(path));

/** A page that the tests of one answer use. */
export const PAGE = '/toolpad/core/introduction';
