import type { Language } from '../preferences/language.ts';
import type { ProductId } from '../product.ts';

/** A page as Markdown, with frontmatter, in each code variant; without `JS` where both are the same. `DOCS_URL` stands for the site's origin. */
export type MarkdownTwin = { TS: string; JS?: string };

/** A demo's source in both variants without what only the demo needs, empty where nothing else is in it; and the sheet that it imports. */
export type DemoText = { TS: string; JS: string; CSS?: string };

/** A demo's document as the build leaves it; what it is told stands behind `start`, in the tag of `<html>`. The hashes are written `'sha256-…'`. */
export type DemoDocument = {
  parts: [start: string, head: string, body: string, scripts: string, content: string];
  styles: string[];
  scripts: string[];
  styleAttributes: string[];
};

/** A page's blocks; its twin, whole or in brief; or what of it depends on the version. */
export type PageForm = '' | '.md' | '.brief' | '.versions';

/** A form of a page in a language that it is written in. */
export function pageFile(language: Language, path: string, form: PageForm = ''): string {
  return `/_content/${language}${path}${form}.json`;
}

/** What is known of all pages, with what agents are told, the trees or their parts, and what the edge searches. */
type SiteFile =
  | 'agents'
  | 'changes'
  | 'last-modified'
  | `navigation/${ProductId}${string}`
  | `${'outlines' | 'search/index' | 'search/sections' | 'search/titles'}-${Language}`;

/** A file about more than one page. */
export function siteFile(name: SiteFile): string {
  return `/_content/${name}.json`;
}

/** An index for language models: the short one, or that of a product; or the `full` text. */
export function llmsFile(part?: string): string {
  return `/_content/llms${part ? `-${part}` : ''}.txt`;
}

/** The document of a demo in one styling. */
export function demoFile(name: string): string {
  return `/_demos/${name}.json`;
}

/** The source of a demo in one styling: as plain text, or as it is shown. */
export function demoSourceFile(name: string, form: '' | '.blocks' = ''): string {
  return `/_demos/source/${name}${form}.json`;
}

/** The document that a demo's edited code runs in. */
export const LIVE_EDIT_FILE = '/_demos/live-edit.html';
