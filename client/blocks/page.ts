import type { Language } from '../shared/preferences/language.ts';
import type { ProductId } from '../shared/product.ts';
import type { Block } from './blocks.ts';
import type { RichText, WrittenText } from './rich-text.ts';

/** A heading of a page's table of contents. `html` may hold `<code>`; everything else in it is escaped text. */
export type Heading = { id: string; level: 2 | 3; html: string };

export type PageLink = { path: string; title: string };

/** The hero of a landing page. */
export type Hero = {
  headline: string;
  lead: string;
  command?: string;
  demo?: { name: string; caption: string };
  /** Whether it asks what the reader's app is called. */
  asksName?: boolean;
  actions: { text: string; href: string; primary?: boolean }[];
};

/** A page as the build leaves it: what the renderer needs to show it, and nothing that depends on the reader. */
export type CompiledPage<T extends RichText = RichText> = {
  path: string;
  /** The language of the words below, and all languages that the page has been written in. */
  language: Language;
  languages: Language[];
  /** Sections of a translation whose English text has changed since. */
  outdated: Heading[];
  title: string;
  description: string;
  product: ProductId | null;
  layout: 'docs' | 'landing';
  hero?: Hero;
  headings: Heading[];
  blocks: readonly Block<T>[];
  breadcrumbs: string[];
  /** The group whose part of a large navigation the page has, by its path; none where each page has all of it. */
  part?: string;
  previous?: PageLink;
  next?: PageLink;
  /** Where the source is, below the repository's root; generated pages have none. */
  source?: string;
  /** Whether the page has code blocks, so that it asks for the highlighting stylesheet. */
  hasCode: boolean;
  /** A further font that the page asks for. */
  fonts?: 'condensed';
  ads: boolean;
  /** The address of its picture for previews of links. */
  picture: string;
  /** The day of its last change, where it is known. */
  modified?: string;
  /** Who wrote it, by name, where that is known. */
  contributors?: readonly string[];
};

/** A page with all forms of its texts, for what else the build makes of it. */
export type WrittenPage = CompiledPage<WrittenText>;
