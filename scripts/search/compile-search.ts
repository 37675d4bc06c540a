import type { CompiledPage, WrittenPage } from '../../client/blocks/page.ts';
import type { IndexedPage, IndexFile } from '../../client/search/packed/index-file.ts';
import { stemOf, termsOf } from '../../client/search/terms.ts';
import type { Language } from '../../client/shared/preferences/language.ts';
import type { Dictionary } from '../../client/shared/translate.ts';
import type { Project } from '../content/project.ts';
import { hashOf } from '../shared/hash.ts';
import { packIndex, type SectionWords } from './pack-index.ts';
import { sectionWords } from './section-words.ts';
import { kindOfPage, type Section, sectionsOf } from './sections.ts';
import { synonymsOf } from './synonyms.ts';

/** The texts of a page's sections, in order, under the name of their file. */
type PageTexts = { name: string; texts: string[] };

/** The index of a language and the texts of its pages in the same order. */
export type CompiledSearch = { index: IndexFile; texts: PageTexts[] };

/** Makes the index of a language from English pages and their translations into it. A translated section is found by its English heading too. */
export function compileSearch(
  project: Project,
  english: readonly WrittenPage[],
  translations: readonly WrittenPage[],
  language: Language,
): CompiledSearch {
  const written = new Map(translations.map((page) => [page.path, page]));
  const translated = titlesIn(project.dictionary(language));
  const read = english.map((original) => {
    const page = written.get(original.path) ?? original;
    const names = page === original ? new Map<string, string>() : namesOf(original);
    return { page, sections: sectionsOf(page), also: names.set('', `${names.get('') ?? ''} ${translated[page.path] ?? ''}`) };
  });
  const withTexts = read.map(({ page, sections }) => ({ page, sections, texts: textsOf(sections) }));
  const indexed = withTexts.map(({ page, sections, texts }) => indexedPage(page, sections, texts.name));
  const words = read.flatMap(({ page, sections, also }) =>
    sections.map((section) => ({ ...wordsOf(page, section, also), asked: sectionWords(language, page.path, section.id) })),
  );
  return { index: packIndex(indexed, words, synonymsOf(language)), texts: withTexts.map(({ texts }) => texts) };
}

function textsOf(sections: Section[]): PageTexts {
  const texts = sections.map((section) => section.excerpts);
  const name = hashOf(JSON.stringify(texts));
  return { name, texts };
}

function indexedPage(page: CompiledPage, sections: Section[], texts: string): IndexedPage {
  const { path, title, product } = page;
  const headings = sections
    .slice(1)
    .map(({ id, heading, parent }): IndexedPage['headings'][number] => (parent === '' ? [id, heading] : [id, heading, 1]));
  return { path, title, product, kind: kindOfPage(page), language: page.language, texts, headings };
}

/** What the sections of a page are called, by id. */
function namesOf(page: WrittenPage): Map<string, string> {
  return new Map(sectionsOf(page).map(({ id, heading }) => [id, heading]));
}

/** `also` is what the sections are called besides, by id: in English, and the page by the navigation. */
function wordsOf({ path, title }: CompiledPage, section: Section, also: ReadonlyMap<string, string>): Omit<SectionWords, 'asked'> {
  const { id, heading, names, symbols, text } = section;
  const [page, own] = [also.get('') ?? '', also.get(id) ?? ''];
  const called = `${heading} ${own}`;
  return {
    heading: id === '' ? `${title} ${own} ${asName(title)} ${asName(page.trim())}` : called,
    names: `${names.join(' ')} ${id === '' ? lastSegment(path) : wordsLeft(id, called)}`,
    symbols: symbols.join(' '),
    text,
  };
}

/** The words of an id that its heading has not: what a section was called before, or is called in code. */
function wordsLeft(id: string, heading: string): string {
  const named = new Set(termsOf(heading).flatMap((term) => [term, ...stemOf(term)]));
  return termsOf(id.replaceAll('-', ' '))
    .filter((term) => ![term, ...stemOf(term)].some((form) => named.has(form)))
    .join(' ');
}

/** A component's guide is called by its name in words; readers type the name: `Dashboard Layout` → DashboardLayout. */
function asName(title: string): string {
  return /^(?:[A-Z][a-z]+ ?){2,3}$/.test(title) ? title.replaceAll(' ', '') : '';
}

/** What links to a page are seen to end with. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The titles of pages as the navigation writes them, where a dictionary has words of its own for them. */
function titlesIn({ pages }: Dictionary): Record<string, string> {
  return typeof pages === 'object' ? Object.fromEntries(Object.entries(pages).map(([path, title]) => [path, String(title)])) : {};
}
