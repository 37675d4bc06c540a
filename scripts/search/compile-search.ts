import { createHash } from 'node:crypto';
import type { IndexedPage, IndexFile } from '../../client/search/index-file.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/language.ts';
import type { CompiledPage } from '../../client/shared/page.ts';
import { loadDictionary } from '../content/translations.ts';
import { packIndex, type SectionWords } from './pack-index.ts';
import { kindOfPage, type Section, sectionsOf } from './sections.ts';
import { synonymsOf } from './synonyms.ts';

/** The texts of a page's sections, in order, under the name of their file. */
type PageTexts = { name: string; texts: string[] };

/** The index of a language and the texts of its pages in the same order. */
export type CompiledSearch = { index: IndexFile; texts: PageTexts[] };

/** Makes the index of a language. `pages` are its pages: in that language where they have been written in it, else in English. */
export function compileSearch(pages: readonly CompiledPage[], language: Language): CompiledSearch {
  const translated = titlesIn(language);
  const read = pages.map((page) => ({ page, sections: sectionsOf(page) }));
  const texts = read.map(({ sections }) => textsOf(sections));
  const indexed = read.map(({ page, sections }, at) => indexedPage(page, sections, texts[at]!.name));
  const words = read.flatMap(({ page, sections }) => sections.map((section) => wordsOf(page, section, translated[page.path] ?? '')));
  return { index: packIndex(indexed, words, synonymsOf(language)), texts };
}

function textsOf(sections: Section[]): PageTexts {
  const texts = sections.map((section) => section.text);
  const name = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  return { name, texts };
}

function indexedPage(page: CompiledPage, sections: Section[], texts: string): IndexedPage {
  const { path, title, product } = page;
  const headings = sections.slice(1).map(({ id, heading }): [string, string] => [id, heading]);
  return { path, title, product, kind: kindOfPage(page), language: DEFAULT_LANGUAGE, texts, headings };
}

/** `translated` is what the navigation calls the page in the reader's language. */
function wordsOf({ path, title }: CompiledPage, { id, heading, parent, names, symbols, text }: Section, translated: string): SectionWords {
  return {
    title: `${title} ${translated} ${parent}`,
    heading: id === '' ? `${title} ${translated} ${asName(title)}` : heading,
    names: id === '' ? `${names.join(' ')} ${lastSegment(path)}` : names.join(' '),
    symbols: symbols.join(' '),
    text,
  };
}

/** A component's guide is called by its name in words; readers type the name: `Dashboard Layout` → DashboardLayout. */
function asName(title: string): string {
  return /^(?:[A-Z][a-z]+ ?){2,3}$/.test(title) ? title.replaceAll(' ', '') : '';
}

/** What links to a page are seen to end with. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The titles of pages as the navigation writes them, where a language has words of its own. */
function titlesIn(language: Language): Record<string, string> {
  const { pages } = loadDictionary(language);
  return typeof pages === 'object' ? Object.fromEntries(Object.entries(pages).map(([path, title]) => [path, String(title)])) : {};
}
