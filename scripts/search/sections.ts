import type { PageKind } from '../../client/search/index-file.ts';
import type { CompiledPage } from '../../client/shared/page.ts';
import { escapeHtml } from '../content/html.ts';
import { type HtmlPiece, htmlPieces, plainText } from './html-text.ts';

/** A section of a page as the search reads it. The part above the first heading has no id, and the page's title as its heading. */
export type Section = {
  id: string;
  heading: string;
  /** The heading above it, of a section inside another. */
  parent: string;
  /** Prose, for excerpts and words. */
  text: string;
  /** Names of props, keys and slots that the section describes. */
  names: string[];
  /** Inline code, and what the section's samples use. */
  symbols: string[];
};

/** The sections of a page in order: the part above the first heading, then one for each heading. */
export function sectionsOf(page: CompiledPage): Section[] {
  const html = page.segments.map((segment) => (segment.kind === 'html' ? segment.html : '')).join('');
  const known = new Set(page.headings.map(({ id }) => id));
  const [first = '', ...rest] = `${leadOf(page)} ${html}`.split(/(?=<h[23] id=")/);
  let above = '';
  const sections = rest.flatMap((part) => {
    const [, level, id = '', inner = '', body = ''] = /^<h([23]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>([\s\S]*)$/.exec(part) ?? [];
    const heading = plainText(inner).trim();
    const parent = level === '3' ? above : '';
    if (level === '2') above = heading;
    return known.has(id) ? [toSection(id, heading, parent, htmlPieces(body))] : [];
  });
  return [toSection('', page.title, '', htmlPieces(first)), ...sections];
}

function leadOf({ description, hero }: CompiledPage): string {
  return escapeHtml(hero ? `${description} ${hero.headline}. ${hero.lead}` : description);
}

function toSection(id: string, heading: string, parent: string, pieces: HtmlPiece[]): Section {
  const of = (kind: HtmlPiece['kind']) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const prose = pieces.filter(({ kind }) => kind !== 'sample').map(({ text }) => text);
  return {
    id,
    heading,
    parent,
    text: prose.join('').replace(/\s+/g, ' ').trim(),
    names: [...new Set(of('name'))],
    symbols: [...new Set([...of('code'), ...of('sample').flatMap(identifiers)])],
  };
}

/** Names in a sample that someone may look for: of several words, as `useDialogs`, or of a command or file, as `create-toolpad-app`. */
function identifiers(sample: string): string[] {
  return sample.match(/\b[A-Za-z]+(?:[A-Z][a-z]+|-[a-z]+)[\w-]*/g) ?? [];
}

/** What a page is for, from its place. */
export function kindOfPage({ path, layout }: Pick<CompiledPage, 'path' | 'layout'>): PageKind {
  if (layout === 'landing') return 'landing';
  return /\/(?:api|[\w-]+-api|reference\/.+)(?:\/|$)|\/api-docs$/.test(path) ? 'reference' : 'guide';
}
