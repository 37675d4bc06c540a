import { demoNames, untranslated } from '#content';
import type { StyledCode } from '../client/blocks/demo/demo.ts';
import type { CompiledPage } from '../client/blocks/page.ts';
import {
  type DemoDocument,
  type DemoText,
  demoFile,
  demoSourceFile,
  type MarkdownTwin,
  type PageForm,
  pageFile,
  siteFile,
} from '../client/shared/address/built-files.ts';
import { DOCS_URL } from '../client/shared/address/docs-url.ts';
import { KITCHEN_SINK } from '../client/shared/address/view-paths.ts';
import type { NavigationEntry } from '../client/shared/navigation.ts';
import { DEFAULT_LANGUAGE, type Language } from '../client/shared/preferences/language.ts';
import type { AppContext } from './context.ts';
import { docsUrlOf } from './env.ts';

/** The asset's own file server knows no host; any will do. */
const ASSET_ORIGIN = 'https://assets.invalid';

/** A file of the build that is not public. Throws when it is missing: the build and the Worker do not match. */
export async function loadAsset(c: AppContext, path: string): Promise<Response> {
  const response = await c.env.ASSETS.fetch(`${ASSET_ORIGIN}${path}`);
  if (!response.ok)
    throw new Error(`The asset ${path} answered ${response.status}. Run \`npm run build\`, and deploy Worker and assets together.`);
  return response;
}

/** The same, parsed: the build wrote it in the shape that is asked for. */
export async function loadJson<T>(c: AppContext, path: string): Promise<T> {
  return (await loadAsset(c, path)).json<T>();
}

const missing = Object.entries(untranslated).map(([language, paths]) => [language, new Set<string>(paths)] as const);
const missingIn: Record<string, ReadonlySet<string> | undefined> = Object.fromEntries(missing);

/** Whether a page that the manifest lists has been written in a language. */
export function isWrittenIn(language: Language, path: string): boolean {
  return language === DEFAULT_LANGUAGE || missingIn[language]?.has(path) === false;
}

/** The language of the text that a reader of a language gets: English where there is no translation. */
export function writtenLanguage(language: Language, path: string): Language {
  return isWrittenIn(language, path) ? language : DEFAULT_LANGUAGE;
}

/** The file of a page that the manifest lists, in one of its forms: in the language, else in English. */
export function writtenFile(path: string, language: Language, form?: PageForm): string {
  return pageFile(writtenLanguage(language, path), path, form);
}

/** The compiled body of a page that the manifest lists: in the language, else in English. */
export async function loadPage(c: AppContext, path: string, language: Language): Promise<CompiledPage> {
  const response = await loadAsset(c, writtenFile(path, language));
  return JSON.parse((await response.text()).replaceAll(DOCS_URL, docsUrlOf(c.env))) as CompiledPage;
}

/** The page that shows every block; undefined in a site without it. */
export async function loadKitchenSink(c: AppContext): Promise<CompiledPage | undefined> {
  const response = await c.env.ASSETS.fetch(ASSET_ORIGIN + pageFile(DEFAULT_LANGUAGE, KITCHEN_SINK));
  return response.ok ? response.json<CompiledPage>() : undefined;
}

/** The Markdown twin of a page; in brief with the lines of each demo that its page shows, in place of its source. */
export function loadTwin(c: AppContext, path: string, language: Language, form: '.md' | '.brief' = '.md'): Promise<MarkdownTwin> {
  return loadJson<MarkdownTwin>(c, writtenFile(path, language, form));
}

/** The day (ISO 8601) of each page's last change, by path; none where it is not known. */
export function loadLastModified(c: AppContext): Promise<Record<string, string | undefined>> {
  return loadJson<Record<string, string | undefined>>(c, siteFile('last-modified'));
}

const trees = new Map<string, readonly NavigationEntry[]>();
/** A large navigation has many parts: an isolate holds some. */
const MOST_TREES = 50;

/** The navigation that a page has: its product's, or of a large one its part; what is in no group where its part is not known. */
export async function loadNavigation(c: AppContext, page: CompiledPage | null): Promise<readonly NavigationEntry[]> {
  if (!page?.product) return [];
  const file = siteFile(`navigation/${page.product}${page.part ?? ''}`);
  const known = c.env.DEV ? undefined : trees.get(file);
  if (known) return known;
  const tree = await loadJson<NavigationEntry[]>(c, file);
  if (trees.size === MOST_TREES) trees.clear();
  trees.set(file, tree);
  return tree;
}

const demos: ReadonlySet<string> = new Set(demoNames);

/** Whether the site has a demo of this name. */
export function isDemo(name: string): boolean {
  return demos.has(name);
}

/** The source of a demo that the manifest lists. */
export function loadDemoText(c: AppContext, name: string): Promise<DemoText> {
  return loadJson<DemoText>(c, demoSourceFile(name));
}

/** The source of a demo that the manifest lists as it is shown, in its one styling. */
export function loadDemoBlocks(c: AppContext, name: string): Promise<StyledCode[]> {
  return loadJson<StyledCode[]>(c, demoSourceFile(name, '.blocks'));
}

/** A demo's document with the hashes that its policy needs. */
export function loadDemo(c: AppContext, name: string): Promise<DemoDocument> {
  return loadJson<DemoDocument>(c, demoFile(name));
}
