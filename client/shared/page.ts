import type { Language } from './language.ts';
import type { ProductId } from './product.ts';

/** A heading of a page's table of contents. `html` may hold `<code>`; everything else in it is escaped text. */
export type Heading = { id: string; level: 2 | 3; html: string };

/** A piece of a page's body: finished HTML, or an island that the renderer places. */
export type Segment = { kind: 'html'; html: string } | { kind: 'island'; name: string; props: Record<string, unknown> };

export type PageLink = { path: string; title: string };

/** The hero of a landing page. */
export type Hero = {
  headline: string;
  lead: string;
  command?: string;
  demo?: { name: string; caption: string };
  actions: { text: string; href: string; primary?: boolean }[];
};

/** A page as the build leaves it: what the renderer needs to show it, and nothing that depends on the reader. */
export type CompiledPage = {
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
  segments: Segment[];
  breadcrumbs: string[];
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
};
