import type { MarkdownIt } from 'markdown-it';
import type { Block } from '../../client/blocks/blocks.ts';
import { blocksIn } from '../../client/blocks/blocks-in.ts';
import type { PageLink, WrittenPage } from '../../client/blocks/page.ts';
import { pageTitle, titleFromPath } from '../../client/shared/address/page-title.ts';
import { SEARCH_PATH, SETTINGS_PATH } from '../../client/shared/address/view-paths.ts';
import { OWN_APP_KEY } from '../../client/shared/constants.ts';
import type { NavigationEntry } from '../../client/shared/navigation.ts';
import { OFFLINE_PATH } from '../../client/shared/offline.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import { tableOf } from '../../client/shared/tables.ts';
import { lookUp } from '../../client/shared/translate.ts';
import { checkTranslations } from '../api/translated-texts.ts';
import { PICTURES_PATH, pictureFacts, pictureName } from '../pictures/address.ts';
import { documentedProduct, pageFiles, strayTranslations, TREES } from '../shared/content-files.ts';
import { OTHER_LANGUAGES } from '../shared/languages.ts';
import { allFindings, ContentError, type Problem } from '../shared/problem.ts';
import { apiIndexPage } from './api/api-index.ts';
import { apiPages } from './api/api-pages.ts';
import { changesPage } from './changes-page.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkNavigation } from './checks/check-navigation.ts';
import { compilePage, type MarkdownPage, type PageVersions } from './compile-page.ts';
import { compileTranslations, type TranslatedPage } from './compile-translation.ts';
import { checkLanguage } from './language/check-language.ts';
import { createMarkdown } from './markdown.ts';
import { PARTS } from './parts.ts';
import { PLACES } from './places.ts';
import type { Project } from './project.ts';
import { checkStudioComponents } from './studio-components.ts';

/** Addresses that the Worker answers without a Markdown page. */
export const VIEW_PATHS: ReadonlySet<string> = new Set([SEARCH_PATH, SETTINGS_PATH, OFFLINE_PATH]);

/**
 * `pages` are English, `translations` are pages in other languages, and `written` are both by their language; `versioned` are those of
 * both whose tables depend on the version; `warnings` name translations that are older than their page.
 */
export type CompiledSite = {
  pages: WrittenPage[];
  translations: WrittenPage[];
  written: Record<Language, WrittenPage[]>;
  markdown: MarkdownPage[];
  versioned: ((MarkdownPage | TranslatedPage) & { versions: PageVersions })[];
  warnings: string[];
};

/** Compiles and checks all content. Throws a ContentError with every problem found. */
export function compileSite(project: Project): CompiledSite {
  const md = createMarkdown();
  const compiled = pageFiles(project).map(({ file, path }) => compilePage(project, file, path, md));
  const own = translatePages(project, compiled, md);
  const generated = apiPages(project, md);
  const english = [...own.english, ...generated.pages];
  const lists = [changesPage(project, md, english), apiIndexPage(project, md, english)];
  const markdown = [...english, ...lists];
  const translated = [...own.pages, ...generated.translations];
  const translatedLists = listsInOtherLanguages(project, md, markdown, translated);
  const translations = [...translated, ...translatedLists];
  const { problems, warnings } = allFindings([
    ...compiled,
    own,
    generated,
    checkStudioComponents(project, project.studioFacts()),
    checkTranslations(project, project.schemaTexts()),
    ...[...lists, ...translatedLists].map(({ env }) => ({ problems: env.problems })),
    // Lists hold words of the dictionary, and titles of pages: also of those that are English still.
    { problems: [...checkSite(project, markdown, translations), ...checkLanguage(project, translated)] },
  ]);
  if (problems.length > 0) throw new ContentError(problems);
  const all = [...markdown, ...translations];
  const pages = all.map(finishPage);
  const written = tableOf(LANGUAGES, (language) => pages.filter((page) => page.language === language));
  return {
    pages: written[DEFAULT_LANGUAGE],
    translations: pages.filter(({ language }) => language !== DEFAULT_LANGUAGE),
    written,
    markdown,
    versioned: all.filter(isVersioned),
    warnings,
  };
}

function translatePages(project: Project, compiled: readonly { page?: MarkdownPage }[], md: MarkdownIt) {
  const results = compiled.flatMap(({ page }) => (page ? compileTranslations(page, md) : []));
  const stray = strayTranslations(project).map((file) => ({
    file,
    line: 1,
    message: 'This file translates no page into a language of the site. Name it as an English page with `.zh.md` at the end.',
  }));
  return {
    english: results.map((result) => result.english),
    pages: results.flatMap(({ pages }) => pages),
    ...allFindings([{ problems: stray }, ...results]),
  };
}

/** The lists of changes and of API pages in the other languages of the site. */
function listsInOtherLanguages(
  project: Project,
  md: MarkdownIt,
  english: readonly MarkdownPage[],
  translations: readonly TranslatedPage[],
): TranslatedPage[] {
  return OTHER_LANGUAGES.flatMap((language) => {
    const own = new Map(translations.filter((page) => page.language === language).map((page) => [page.path, page]));
    const titles = new Map([...own].map(([path, { data }]) => [path, data.title]));
    const pages = english.map((page) => own.get(page.path) ?? page);
    const lists = [changesPage(project, md, english, language, titles), apiIndexPage(project, md, pages, language)];
    return lists.map((page) => ({ ...page, language, outdated: [] }));
  });
}

function checkSite(project: Project, pages: MarkdownPage[], translations: MarkdownPage[]): Problem[] {
  const listed = pages.filter((page) => page.path !== '/api-docs');
  const linkedPage = (page: MarkdownPage) => ({ path: page.path, file: page.file, anchors: anchorsOf(page), links: page.env.links });
  const linked = pages.map(linkedPage);
  return [
    ...checkNavigation(
      TREES,
      listed.map((page) => ({ path: page.path, file: page.file, layout: page.data.layout })),
      // The trees are modules of this process; a project of a test has no file of them.
      (file) => (project.has(file) ? project.text(file) : ''),
    ),
    ...checkLinks(linked, VIEW_PATHS, translations.map(linkedPage)),
  ];
}

function anchorsOf({ data, env }: MarkdownPage): Set<string> {
  return new Set([...env.anchors, ...env.headings.map((heading) => heading.id), ...(data.hero?.asksName ? [OWN_APP_KEY] : [])]);
}

function isVersioned(page: MarkdownPage): page is MarkdownPage & { versions: PageVersions } {
  return page.versions !== undefined;
}

/** The language of a page. */
export function languageOf(page: MarkdownPage | TranslatedPage): Language {
  return 'language' in page ? page.language : DEFAULT_LANGUAGE;
}

/** A page with its place in the site: breadcrumbs, neighbors, product. */
export function finishPage(page: MarkdownPage | TranslatedPage): WrittenPage {
  const { project } = page.env;
  const product = documentedProduct(page.path);
  const { trail = [], previous, next } = (product && PLACES[product].get(page.path)) ?? {};
  const language = languageOf(page);
  const breadcrumbs = trail
    .flatMap((entry) => pageTitle(entry, titlesIn(project, language)) ?? [])
    // A group and its first subheader may have the same words.
    .filter((title, at, all) => title !== all[at - 1]);
  return {
    path: page.path,
    language,
    languages: [...(page.languages ?? [DEFAULT_LANGUAGE])],
    outdated: 'outdated' in page ? page.outdated : [],
    title: page.data.title,
    description: page.data.description,
    product,
    layout: page.data.layout,
    hero: page.data.hero,
    headings: page.env.headings,
    blocks: page.blocks,
    breadcrumbs,
    part: product ? PARTS[product].of.get(page.path) : undefined,
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
    source: page.file.endsWith('.md') ? page.file : undefined,
    hasCode: page.blocks.some(showsCode),
    fonts: page.data.fonts,
    ads: page.data.ads,
    picture: PICTURES_PATH + pictureName(pictureFacts({ ...page.data, product, breadcrumbs })),
    modified: project.history().days.get(page.file),
    contributors: project.history().contributors.get(page.file),
  };
}

function linkTo(entry: NavigationEntry): PageLink {
  return { path: entry.pathname, title: pageTitle(entry) ?? titleFromPath(entry.pathname) };
}

/** Whether a block has highlighted code in it. */
function showsCode(block: Block): boolean {
  switch (block.kind) {
    case 'code':
      return true;
    case 'demo':
      return block.tools !== undefined;
    case 'island':
      return block.name === 'theme-builder';
    default:
      return blocksIn(block).some(showsCode);
  }
}

/** The words for entries of the navigation in a language; English has its titles in the tree. */
function titlesIn(project: Project, language: Language): (key: string) => string | undefined {
  if (language === DEFAULT_LANGUAGE) return () => undefined;
  const { pages = {} } = project.dictionary(language);
  return (key) => (typeof pages === 'string' ? undefined : lookUp(pages, key));
}
