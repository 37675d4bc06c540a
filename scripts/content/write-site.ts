import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { CompiledPage, WrittenPage } from '../../client/blocks/page.ts';
import { BUILD_ONLY } from '../../client/blocks/rich-text.ts';
import { demoSourceFile, llmsFile, pageFile, siteFile } from '../../client/shared/address/built-files.ts';
import type { Guide } from '../../client/shared/agent-guide.ts';
import { type DemoSheets, demoFileUrl } from '../../client/shared/playground/demo-files.ts';
import { DEFAULT_CODE_STYLING } from '../../client/shared/preferences/code-styling.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localizedPath } from '../../client/shared/preferences/language.ts';
import { PRODUCT_IDS, type ProductId } from '../../client/shared/product.ts';
import { writeGenerated } from '../bundling/generated-modules.ts';
import { demoSheet } from '../demos/demo-sheet.ts';
import { type Demo, styledDemos } from '../demos/find-demos.ts';
import { pictureFacts } from '../pictures/address.ts';
import type { PictureFacts } from '../pictures/layout.ts';
import { listedPictures } from '../pictures/listed.ts';
import { assetsFolder, pictureList } from '../shared/folders.ts';
import { instructions } from './agents/instructions.ts';
import { apiNames } from './agents/names.ts';
import { outlineOf } from './agents/outlines.ts';
import { changesOf } from './changes-page.ts';
import { type CompiledSite, languageOf } from './compile-site.ts';
import { plainSourceOf, sourceOf } from './demos/demo-code.ts';
import { demoFiles } from './demos/demo-files.ts';
import { kitchenSink } from './kitchen-sink.ts';
import { productIndex, readingOrder, shortIndex } from './llms.ts';
import { PARTS } from './parts.ts';
import type { Project } from './project.ts';
import { siteModules } from './site-modules.ts';
import { markdownTwin, type TwinSite, tablesMarkdown } from './twin/twin.ts';

/** The modules whose values pages show; what else changes in one is not another page. */
const SHOWN = ['content', 'translations', 'editor-words'] as const;

/** Writes page bodies and trees as assets, and the manifest as the module `#content`. Returns a hash of everything written. */
export function writeSite(project: Project, site: CompiledSite): string {
  const { pages, translations, versioned } = site;
  const hash = createHash('sha256');
  const put = (path: string, text: string) => {
    hash.update(path).update(text);
    writeAsset(path, text);
  };
  for (const page of [...pages, ...translations]) {
    put(pageFile(page.language, page.path), edgeJson(page));
    writeTwins(project, page, put);
  }
  const sink = kitchenSink(project);
  if (sink) put(pageFile(sink.language, sink.path), edgeJson(sink));
  for (const page of versioned) put(pageFile(languageOf(page), page.path, '.versions'), versionsJson(project, page));
  for (const product of PRODUCT_IDS) writeNavigation(product, put);
  for (const demo of project.demos().values()) writeDemoSources(demo, put);
  writeGuide(project, site, put);
  writeIndexes(project, site, put);
  writePictureList([...pages, ...translations]);
  const modules = siteModules(project, site);
  for (const [name, text] of Object.entries(modules)) writeGenerated(name, text);
  for (const name of SHOWN) hash.update(modules[name]);
  return hash.digest('hex');
}

type Put = (path: string, text: string) => void;

function writeNavigation(product: ProductId, put: Put): void {
  for (const [part, tree] of PARTS[product].trees) put(siteFile(`navigation/${product}${part}`), JSON.stringify(tree));
}

/** Writes a demo's code as pages show it, as playgrounds open it, and as agents read it. */
export function writeDemoSources(demo: Demo, put: Put = writeAsset): void {
  const { projects, source } = demoFiles(demo);
  for (const { url, text } of [projects, source]) put(url, text);
  for (const styled of styledDemos(demo)) {
    put(demoSourceFile(styled.name, '.blocks'), JSON.stringify([sourceOf(styled)]));
    put(demoSourceFile(styled.name), JSON.stringify(plainSourceOf(styled)));
  }
}

/** Writes what edits of a demo in another styling than the first look like. Throws a ContentError for a class that Tailwind does not know. */
export async function writeDemoSheets(demo: Demo): Promise<void> {
  const styled = styledDemos(demo).filter(({ styling }) => styling !== DEFAULT_CODE_STYLING);
  if (styled.length === 0) return;
  const sheets: DemoSheets = Object.fromEntries(await Promise.all(styled.map(async (one) => [one.styling, await demoSheet(one)])));
  writeAsset(demoFileUrl(demo.name, demoFiles(demo).version, 'sheets'), JSON.stringify(sheets));
}

/** Rewrites one page's body and twin: all that an edit of prose changes. */
export function writePage(project: Project, page: WrittenPage): void {
  writePictureList([page], listedPictures());
  writeAsset(pageFile(page.language, page.path), edgeJson(page));
  writeTwins(project, page, writeAsset);
}

/** The page's Markdown with the sources of its demos, and with the lines of them that the page shows. */
function writeTwins(project: Project, page: WrittenPage, put: Put): void {
  const { language, path } = page;
  const site = twinSite(project, language);
  put(pageFile(language, path, '.md'), JSON.stringify(markdownTwin(page, site)));
  put(pageFile(language, path, '.brief'), JSON.stringify(markdownTwin(page, site, 'preview')));
}

/** What agents are told before they read a page: its outline, and the names of all APIs. */
function writeGuide(project: Project, { pages, written }: CompiledSite, put: Put): void {
  for (const language of LANGUAGES) {
    const site = twinSite(project, language);
    const outlines = written[language].map((page) => [page.path, outlineOf(page, markdownTwin(page, site, 'preview').TS)]);
    put(siteFile(`outlines-${language}`), JSON.stringify(Object.fromEntries(outlines)));
  }
  const names = apiNames(
    project,
    pages.map(({ path }) => path),
  );
  put(siteFile('agents'), JSON.stringify({ instructions: instructions(project), names } satisfies Guide));
}

/** As the edge reads it, without what only the build needs. */
function edgeJson(value: object): string {
  return JSON.stringify(value, (key, inner) => (BUILD_ONLY.has(key) ? undefined : inner));
}

/** What of a page depends on the version, as blocks for the edge and as Markdown for agents. */
function versionsJson(project: Project, page: CompiledSite['versioned'][number]): string {
  const {
    path,
    blocks,
    versions: { at, count, tables },
  } = page;
  const markdown = (of: readonly WrittenBlock[]) => tablesMarkdown(of, path, languageOf(page), project.dictionaries());
  const shown = Object.entries(tables).map(([version, { blocks: own, headings }]) => [
    version,
    { blocks: own, headings, text: markdown(own) },
  ]);
  return edgeJson({ at, count, text: markdown(blocks.slice(at, at + count)), shown: Object.fromEntries(shown) });
}

function twinSite(project: Project, language: Language): TwinSite {
  return { language, dictionaries: project.dictionaries(), demos: project.demos() };
}

/** The indexes for language models, the whole text and the days of the last changes. */
function writeIndexes(project: Project, { pages, translations, markdown }: CompiledSite, put: Put): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const twins = twinSite(project, DEFAULT_LANGUAGE);
  put(llmsFile(), shortIndex(byPath));
  for (const id of PRODUCT_IDS) put(llmsFile(id), productIndex(id, byPath));
  put(
    llmsFile('full'),
    readingOrder(byPath)
      .map((page) => markdownTwin(page, twins).TS)
      .join('\n'),
  );
  const days = [...pages, ...translations].map((page) => [localizedPath(page.path, page.language), page.modified]);
  put(siteFile('changes'), JSON.stringify(changesOf(markdown, project.history().changes)));
  put(siteFile('last-modified'), JSON.stringify(Object.fromEntries(days)));
}

/** Notes what the pages' pictures say, for whoever draws them. */
function writePictureList(pages: CompiledPage[], others: Record<string, PictureFacts> = {}): void {
  const pictures = pages.map((page) => [basename(page.picture), pictureFacts(page)]);
  writeFileSync(pictureList(), JSON.stringify({ ...others, ...Object.fromEntries(pictures) }));
}

function writeAsset(path: string, text: string): void {
  const file = join(assetsFolder(), path);
  // In a session most of it is there: moving a file over another waits for the disk.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and moved: a development session serves the folder meanwhile.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}
