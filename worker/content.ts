import { demoNames, translated } from '#content';
import type { StyledCode } from '../client/blocks/demo/demo.ts';
import type { CompiledPage } from '../client/blocks/page.ts';
import { DOCS_URL } from '../client/shared/address/docs-url.ts';
import { KITCHEN_SINK } from '../client/shared/address/view-paths.ts';
import type { NavigationEntry } from '../client/shared/navigation.ts';
import { DEFAULT_LANGUAGE, type Language } from '../client/shared/preferences/language.ts';
import type { ProductId } from '../client/shared/product.ts';
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

const translations = Object.entries(translated).map(([language, paths]) => [language, new Set<string>(paths)] as const);
const translatedInto: Record<string, ReadonlySet<string> | undefined> = Object.fromEntries(translations);

/** Whether a page has been written in a language. */
export function isWrittenIn(language: Language, path: string): boolean {
  return language === DEFAULT_LANGUAGE || translatedInto[language]?.has(path) === true;
}

/** The language of the text that a reader of a language gets: English where there is no translation. */
export function writtenLanguage(language: Language, path: string): Language {
  return isWrittenIn(language, path) ? language : DEFAULT_LANGUAGE;
}

/** The compiled body of a page that the manifest lists: in the language, else in English. */
export async function loadPage(c: AppContext, path: string, language: Language): Promise<CompiledPage> {
  const response = await loadAsset(c, `/_content/${writtenLanguage(language, path)}${path}.json`);
  return JSON.parse((await response.text()).replaceAll(DOCS_URL, docsUrlOf(c.env))) as CompiledPage;
}

/** The page that shows every block; undefined in a site without it. */
export async function loadKitchenSink(c: AppContext): Promise<CompiledPage | undefined> {
  const response = await c.env.ASSETS.fetch(`${ASSET_ORIGIN}/_content/${DEFAULT_LANGUAGE}${KITCHEN_SINK}.json`);
  return response.ok ? response.json<CompiledPage>() : undefined;
}

/** A page as Markdown, with frontmatter, in each code variant; without `JS` where both are the same. `DOCS_URL` stands for the site's origin. */
export type MarkdownTwin = { TS: string; JS?: string };

/** The Markdown twin of a page that the manifest lists: in the language, else in English. */
export async function loadTwin(c: AppContext, path: string, language: Language): Promise<MarkdownTwin> {
  const response = await loadAsset(c, `/_content/${writtenLanguage(language, path)}${path}.md.json`);
  return response.json<MarkdownTwin>();
}

/** The same with the lines of each demo that its page shows, in place of its source. */
export async function loadBriefTwin(c: AppContext, path: string, language: Language): Promise<MarkdownTwin> {
  const response = await loadAsset(c, `/_content/${writtenLanguage(language, path)}${path}.brief.json`);
  return response.json<MarkdownTwin>();
}

/** The day (ISO 8601) of each page's last change, by path; none where it is not known. */
export async function loadLastModified(c: AppContext): Promise<Record<string, string | undefined>> {
  const response = await loadAsset(c, '/_content/last-modified.json');
  return response.json<Record<string, string | undefined>>();
}

const trees = new Map<ProductId, readonly NavigationEntry[]>();

/** The navigation tree of a product, which every page of it has. */
export async function loadNavigation(c: AppContext, product: ProductId | null): Promise<readonly NavigationEntry[]> {
  if (!product) return [];
  const known = c.env.DEV ? undefined : trees.get(product);
  if (known) return known;
  const response = await loadAsset(c, `/_content/navigation/${product}.json`);
  const tree = await response.json<NavigationEntry[]>();
  trees.set(product, tree);
  return tree;
}

const demos: ReadonlySet<string> = new Set(demoNames);

/** Whether the site has a demo of this name. */
export function isDemo(name: string): boolean {
  return demos.has(name);
}

/** A demo's document as the build leaves it; what it is told stands behind `start`, in the tag of `<html>`. The hashes are written `'sha256-…'`. */
export type DemoDocument = {
  parts: [start: string, head: string, body: string, scripts: string, content: string];
  styles: string[];
  scripts: string[];
  styleAttributes: string[];
};

/** A demo's source in both variants without what only the demo needs, empty where nothing else is in it; and the sheet that it imports. */
export type DemoText = { TS: string; JS: string; CSS?: string };

/** The source of a demo that the manifest lists. */
export async function loadDemoText(c: AppContext, name: string): Promise<DemoText> {
  const response = await loadAsset(c, `/_demos/source/${name}.json`);
  return response.json<DemoText>();
}

/** The source of a demo that the manifest lists as it is shown, in its one styling. */
export async function loadDemoBlocks(c: AppContext, name: string): Promise<StyledCode[]> {
  const response = await loadAsset(c, `/_demos/source/${name}.blocks.json`);
  return response.json<StyledCode[]>();
}

/** A demo's document with the hashes that its policy needs. */
export async function loadDemo(c: AppContext, name: string): Promise<DemoDocument> {
  const response = await loadAsset(c, `/_demos/${name}.json`);
  return response.json<DemoDocument>();
}
