import { existsSync, globSync } from 'node:fs';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../client/shared/language.ts';
import type { NavigationEntry } from '../../client/shared/navigation.ts';
import { type ProductId, productOfPath } from '../../client/shared/product.ts';
import { coreNavigation } from '../../content/navigation/core.ts';
import { studioNavigation } from '../../content/navigation/studio.ts';

export const PAGES_FOLDER = 'content/pages';

/** The navigation tree of each product, with the file that holds it. */
export const TREES: Record<ProductId, { file: string; entries: readonly NavigationEntry[] }> = {
  core: { file: 'content/navigation/core.ts', entries: coreNavigation },
  studio: { file: 'content/navigation/studio.ts', entries: studioNavigation },
};

/** Every Markdown page with its path: the file's place is the URL's. */
export function pageFiles(): { file: string; path: string }[] {
  return globSync(`${PAGES_FOLDER}/**/*.md`)
    .sort()
    .filter((file) => !/\.[a-z]{2}\.md$/.test(file))
    .map((file) => ({ file, path: pathOfFile(file) }));
}

/** `content/pages/core/introduction.md` → `/toolpad/core/introduction`; `index.md` is the root. */
export function pathOfFile(file: string): string {
  const below = file.slice(PAGES_FOLDER.length, -'.md'.length);
  return below === '/index' ? '/toolpad' : `/toolpad${below}`;
}

/** The product that a page documents; none for pages about the site or both products. */
export function documentedProduct(path: string): ProductId | null {
  return /^\/toolpad\/(?:core|studio)(?:\/|$)/.test(path) ? productOfPath(path) : null;
}

/** The product of a page's file; that of pages about neither is the app kit. */
export function productOfFile(file: string): ProductId {
  return productOfPath(pathOfFile(file));
}

/** The English page that a file is or translates, and the language of the file. Null for a language that the site does not have. */
export function englishOf(file: string): { english: string; language: Language } | null {
  const code = /\.([a-z]{2})\.md$/.exec(file)?.[1];
  if (code === undefined) return { english: file, language: DEFAULT_LANGUAGE };
  return isLanguage(code) && code !== DEFAULT_LANGUAGE ? { english: file.replace(/\.[a-z]{2}\.md$/, '.md'), language: code } : null;
}

/** The translations of an English page. */
export function translationsOf(english: string): { file: string; language: Language }[] {
  return LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => ({ file: english.replace(/\.md$/, `.${language}.md`), language }))
    .filter(({ file }) => english.endsWith('.md') && existsSync(file));
}

/** Files named as translations that translate nothing. */
export function strayTranslations(): string[] {
  return globSync(`${PAGES_FOLDER}/**/*.md`)
    .sort()
    .filter((file) => /\.[a-z]{2}\.md$/.test(file) && !existsSync(englishOf(file)?.english ?? ''));
}
