import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { CompiledPage, WrittenPage } from '../../client/blocks/page.ts';
import { BUILD_ONLY } from '../../client/blocks/rich-text.ts';
import type { Guide } from '../../client/shared/agent-guide.ts';
import { OWN_APP_DEMO } from '../../client/shared/own-app/own-app-css.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { products } from '../../content/products.ts';
import { movedPages, movedSections } from '../../content/redirects.ts';
import { minorOf, readVersions } from '../api/versions/shapes.ts';
import { type Demo, findDemo, findDemos, styledDemos } from '../demos/find-demos.ts';
import { pictureFacts } from '../pictures/address.ts';
import type { PictureFacts } from '../pictures/layout.ts';
import { listedPictures } from '../pictures/listed.ts';
import { TREES } from '../shared/content-files.ts';
import { assetsFolder, generatedFolder, pictureList } from '../shared/folders.ts';
import { adsModuleValues } from './ads-module.ts';
import { instructions } from './agents/instructions.ts';
import { apiNames } from './agents/names.ts';
import { outlineOf } from './agents/outlines.ts';
import { apiPagesByName } from './api/api-names.ts';
import { typeCards } from './api/type-cards.ts';
import { changesOf } from './changes-page.ts';
import { type CompiledSite, languageOf, VIEW_PATHS } from './compile-site.ts';
import { plainSourceOf, sourceOf } from './demos/demo-code.ts';
import { demoFiles } from './demos/demo-files.ts';
import { kitchenSink } from './kitchen-sink.ts';
import { productIndex, readingOrder, shortIndex } from './llms.ts';
import { loadDictionaries, withoutBuildWords } from './translations.ts';
import { markdownTwin, type TwinSite, tablesMarkdown } from './twin/twin.ts';

/** Writes page bodies and trees as assets, and the manifest as the module `#content`. Returns a hash of everything written. */
export function writeSite({ pages, translations, markdown, versioned }: CompiledSite): string {
  const hash = createHash('sha256');
  const put = (path: string, text: string) => {
    hash.update(path).update(text);
    writeAsset(path, text);
  };
  const sites = new Map(LANGUAGES.map((language) => [language, twinSite(language)]));
  for (const page of [...pages, ...translations]) {
    put(contentAsset(page), edgeJson(page));
    writeTwins(page, sites.get(page.language)!, put);
  }
  const sink = kitchenSink();
  if (sink) put(contentAsset(sink), edgeJson(sink));
  for (const page of versioned) put(`_content/versions/${languageOf(page)}${page.path}.json`, versionsJson(page));
  for (const [product, { entries }] of Object.entries(TREES)) put(`_content/navigation/${product}.json`, JSON.stringify(entries));
  for (const demo of findDemos()) writeDemoSources(demo, put);
  writeGuide(pages, translations, put);
  writeIndexes({ pages, translations, markdown }, put);
  writePictureList([...pages, ...translations]);
  const manifest = manifestModule(
    pages,
    translations,
    versioned.map(({ path }) => path),
  );
  writeGenerated('content.ts', manifest);
  writeGenerated('translations.ts', translationsModule());
  writeGenerated('ads.ts', moduleText(adsModuleValues()));
  writeGenerated('editor-words.ts', editorWordsModule());
  writeGenerated('own-app.ts', ownAppModule());
  writeGenerated('type-cards.ts', moduleText({ typeCards: typeCards(pages) }));
  writeGenerated('search-words.ts', searchWordsModule());
  writeGenerated('product-names.ts', productNamesModule());
  return hash.update(manifest).update(translationsModule()).update(editorWordsModule()).digest('hex');
}

/** Writes a demo's code as pages show it, as playgrounds open it, and as agents read it. */
export function writeDemoSources(demo: Demo, put: (path: string, text: string) => void = writeAsset): void {
  const { projects, source } = demoFiles(demo);
  for (const { url, text } of [projects, source]) put(url, text);
  for (const styled of styledDemos(demo)) {
    put(`_demos/source/${styled.name}.blocks.json`, JSON.stringify([sourceOf(styled)]));
    put(`_demos/source/${styled.name}.json`, JSON.stringify(plainSourceOf(styled)));
  }
}

/** Rewrites one page's body and twin: all that an edit of prose changes. */
export function writePage(page: WrittenPage): void {
  writePictureList([page], listedPictures());
  writeAsset(contentAsset(page), edgeJson(page));
  writeTwins(page, twinSite(page.language), writeAsset);
}

/** The page's Markdown with the sources of its demos, and with the lines of them that the page shows. */
function writeTwins(page: WrittenPage, site: TwinSite, put: (path: string, text: string) => void): void {
  put(twinAsset(page), JSON.stringify(markdownTwin(page, site)));
  put(briefAsset(page), JSON.stringify(markdownTwin(page, site, 'preview')));
}

/** What agents are told before they read a page: its outline, and the names of all APIs. */
function writeGuide(pages: WrittenPage[], translations: WrittenPage[], put: (path: string, text: string) => void): void {
  for (const language of LANGUAGES) {
    const site = twinSite(language);
    const own = language === DEFAULT_LANGUAGE ? pages : translations.filter((page) => page.language === language);
    const outlines = own.map((page) => [page.path, outlineOf(page, markdownTwin(page, site, 'preview').TS)]);
    put(`_content/outlines-${language}.json`, JSON.stringify(Object.fromEntries(outlines)));
  }
  const names = apiNames(pages.map(({ path }) => path));
  put('_content/agents.json', JSON.stringify({ instructions: instructions(), names } satisfies Guide));
}

/** As the edge reads it, without what only the build needs. */
function edgeJson(value: object): string {
  return JSON.stringify(value, (key, inner) => (BUILD_ONLY.has(key) ? undefined : inner));
}

/** What of a page depends on the version, as blocks for the edge and as Markdown for agents. */
function versionsJson(page: CompiledSite['versioned'][number]): string {
  const {
    path,
    blocks,
    versions: { at, count, tables },
  } = page;
  const markdown = (of: readonly WrittenBlock[]) => tablesMarkdown(of, path, languageOf(page), loadDictionaries());
  const shown = Object.entries(tables).map(([version, { blocks: own, headings }]) => [
    version,
    { blocks: own, headings, text: markdown(own) },
  ]);
  return edgeJson({ at, count, text: markdown(blocks.slice(at, at + count)), shown: Object.fromEntries(shown) });
}

function contentAsset({ language, path }: CompiledPage): string {
  return `_content/${language}${path}.json`;
}

function twinAsset({ language, path }: CompiledPage): string {
  return `_content/${language}${path}.md.json`;
}

function briefAsset({ language, path }: CompiledPage): string {
  return `_content/${language}${path}.brief.json`;
}

function twinSite(language: Language): TwinSite {
  return { language, dictionaries: loadDictionaries(), demos: new Map(findDemos().map((demo) => [demo.name, demo])) };
}

/** The indexes for language models, the whole text and the days of the last changes. */
function writeIndexes(
  { pages, translations, markdown }: Omit<CompiledSite, 'versioned' | 'warnings'>,
  put: (path: string, text: string) => void,
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const twins = twinSite(DEFAULT_LANGUAGE);
  put('_content/llms.txt', shortIndex(byPath));
  for (const id of Object.keys(TREES) as ProductId[]) put(`_content/llms-${id}.txt`, productIndex(id, byPath));
  put(
    '_content/llms-full.txt',
    readingOrder(byPath)
      .map((path) => markdownTwin(byPath.get(path)!, twins).TS)
      .join('\n'),
  );
  const days = [...pages, ...translations].map((page) => [localizedPath(page.path, page.language), page.modified]);
  put('_content/changes.json', JSON.stringify(changesOf(markdown)));
  put('_content/last-modified.json', JSON.stringify(Object.fromEntries(days)));
}

/** Notes what the pages' pictures say, for whoever draws them. */
function writePictureList(pages: CompiledPage[], others: Record<string, PictureFacts> = {}): void {
  const pictures = pages.map((page) => [basename(page.picture), pictureFacts(page)]);
  writeFileSync(pictureList(), JSON.stringify({ ...others, ...Object.fromEntries(pictures) }));
}

function manifestModule(pages: CompiledPage[], translations: CompiledPage[], versioned: string[]): string {
  const paths = [...pages.map((page) => page.path), ...VIEW_PATHS];
  const apiPages = apiPagesByName(paths);
  const demoNames = findDemos()
    .flatMap(styledDemos)
    .map(({ name }) => name);
  const values = { paths, viewPaths: [...VIEW_PATHS], translated: pathsByLanguage(translations), apiPages, movedPages, movedSections };
  const latestVersions = { core: knownVersions('core').at(-1)!, studio: knownVersions('studio').at(-1)! };
  const versions = { versionedPages: [...new Set(versioned)], knownVersions: knownVersions('core'), latestVersions };
  return moduleText({ ...values, ...versions, products, demoNames });
}

/** The minors of a product that facts are kept of, the oldest first. */
function knownVersions(product: ProductId): string[] {
  return readVersions(product).map(({ version }) => minorOf(version));
}

/** The pages that each language but English has. */
function pathsByLanguage(translations: CompiledPage[]): Record<string, string[]> {
  return Object.fromEntries(
    LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => [
      language,
      translations.filter((page) => page.language === language).map(({ path }) => path),
    ]),
  );
}

function translationsModule(): string {
  const entries = Object.entries(loadDictionaries());
  // Titles of pages are a module value of their own: browsers have no use for them. Words of `::fit` travel with their pages, those of
  // the editor with the editor, those of the reader's own app with what changes it.
  const dictionaries = Object.fromEntries(
    entries.map(([language, { pages: _titles, fit: _fit, liveEdit: _liveEdit, ownAppMenu: _ownAppMenu, ...words }]) => [
      language,
      withoutBuildWords(words),
    ]),
  );
  const pageTitles = Object.fromEntries(entries.map(([language, { pages = {} }]) => [language, pages]));
  return moduleText({ dictionaries, pageTitles });
}

/** The words of the live editor, which is loaded by few. */
function editorWordsModule(): string {
  const words = Object.entries(loadDictionaries()).map(([language, { liveEdit = {} }]) => [language, { liveEdit }]);
  return moduleText({ editorWords: Object.fromEntries(words) });
}

/** What the menu of the reader's own app needs: its words, and where the project is that it is made from. */
function ownAppModule(): string {
  const words = Object.entries(loadDictionaries()).map(([language, { ownAppMenu = {} }]) => [language, { ownAppMenu }]);
  const demo = findDemo(OWN_APP_DEMO);
  return moduleText({ ownAppWords: Object.fromEntries(words), ownAppProject: demo ? demoFiles(demo).projects.url : '' });
}

/** The words of the search dialog's list, which is loaded without those of islands. */
function searchWordsModule(): string {
  const words = Object.entries(loadDictionaries()).map(([language, { search = {}, copied = '' }]) => [language, { search, copied }]);
  return moduleText({ searchWords: Object.fromEntries(words) });
}

/** What browsers know of the products. */
function productNamesModule(): string {
  return moduleText({ productNames: Object.fromEntries(Object.values(products).map(({ id, name }) => [id, name])) });
}

function moduleText(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join('');
}

function writeGenerated(name: string, text: string): void {
  mkdirSync(generatedFolder(), { recursive: true });
  writeFileSync(join(generatedFolder(), name), `// Made by \`npm run build\`; not to be edited.\n${text}`);
}

function writeAsset(path: string, text: string): void {
  const file = join(assetsFolder(), path);
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved: a development session serves the folder meanwhile.
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
