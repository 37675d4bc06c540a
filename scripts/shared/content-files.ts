import { productOfPath } from '../../client/shared/address/product-of-path.ts';
import type { NavigationEntry } from '../../client/shared/navigation.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../client/shared/preferences/language.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { coreNavigation } from '../../content/navigation/core.ts';
import { studioNavigation } from '../../content/navigation/studio.ts';
import { OTHER_LANGUAGES } from './languages.ts';
import type { ProjectFiles } from './project-files.ts';

export const PAGES_FOLDER = 'content/pages';
export const DESCRIPTIONS_FOLDER = 'content/api/core';
export const STUDIO_DESCRIPTIONS_FOLDER = 'content/api/studio';
export const SCHEMAS_FOLDER = 'content/schemas';

/** How the name of a file in another language than English ends. */
const TRANSLATION = /\.([a-z]{2})(\.(?:md|json))$/;

/** The navigation tree of each product, with the file that holds it. */
export const TREES: Record<ProductId, { file: string; entries: readonly NavigationEntry[] }> = {
  core: { file: 'content/navigation/core.ts', entries: coreNavigation },
  studio: { file: 'content/navigation/studio.ts', entries: studioNavigation },
};

/** Every Markdown page with its path: the file's place is the URL's. */
export function pageFiles(files: ProjectFiles): { file: string; path: string }[] {
  return files
    .list(`${PAGES_FOLDER}/**/*.md`)
    .filter((file) => !isTranslation(file))
    .map((file) => ({ file, path: pathOfFile(file) }));
}

/** `content/pages/core/introduction.md` → `/toolpad/core/introduction`; `index.md` is the root. */
export function pathOfFile(file: string): string {
  const below = file.slice(PAGES_FOLDER.length, -'.md'.length);
  return below === '/index' ? '/toolpad' : `/toolpad${below}`;
}

/** Whether a file says in another language what an English one says. */
export function isTranslation(file: string): boolean {
  return TRANSLATION.test(file);
}

/** The product that a page documents; none for pages about the site or both products. */
export function documentedProduct(path: string): ProductId | null {
  return /^\/toolpad\/(?:core|studio)(?:\/|$)/.test(path) ? productOfPath(path) : null;
}

/** The product of a page's file; that of pages about neither is the app kit. */
export function productOfFile(file: string): ProductId {
  return productOfPath(pathOfFile(file));
}

/** The English file that a page or a description of an API is or translates, and the language of the file. Null for a language that the site does not have. */
export function englishOf(file: string): { english: string; language: Language } | null {
  const [ending, code, kind] = TRANSLATION.exec(file) ?? [];
  if (ending === undefined) return { english: file, language: DEFAULT_LANGUAGE };
  return isLanguage(code) && code !== DEFAULT_LANGUAGE ? { english: file.slice(0, -ending.length) + kind, language: code } : null;
}

/** The translations of an English file. */
export function translationsOf(files: ProjectFiles, english: string): { file: string; language: Language }[] {
  const named = OTHER_LANGUAGES.map((language) => ({ file: english.replace(/\.(?:md|json)$/, `.${language}$&`), language }));
  return named.filter(({ file }) => file !== english && files.has(file));
}

/** Files named as translations that translate nothing. */
export function strayTranslations(files: ProjectFiles): string[] {
  const texts = [DESCRIPTIONS_FOLDER, STUDIO_DESCRIPTIONS_FOLDER, SCHEMAS_FOLDER].map((folder) => `${folder}/*.json`);
  return files.list(`${PAGES_FOLDER}/**/*.md`, ...texts).filter((file) => {
    const english = englishOf(file)?.english;
    return isTranslation(file) && (english === undefined || !files.has(english));
  });
}
