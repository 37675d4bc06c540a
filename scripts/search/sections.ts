import type { CompiledPage, WrittenPage } from '../../client/blocks/page.ts';
import type { Piece } from '../../client/blocks/rich-text.ts';
import { blocksPieces } from '../../client/blocks/texts.ts';
import type { PageKind } from '../../client/search/index-file.ts';

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
export function sectionsOf(page: WrittenPage): Section[] {
  const top = emptySection('', page.title, '');
  const sections = [{ section: top, pieces: [{ kind: 'text', text: `${leadOf(page)} ` }] as Text[] }];
  let above = '';
  for (const piece of blocksPieces(page.blocks)) {
    if (piece.kind !== 'heading') {
      sections.at(-1)?.pieces.push(piece);
      continue;
    }
    const { id, level, text } = piece;
    sections.push({ section: emptySection(id, text, level === 3 ? above : ''), pieces: [] });
    if (level === 2) above = text;
  }
  return sections.map(({ section, pieces }) => ({ ...section, ...wordsOf(pieces) }));
}

/** A piece that is no heading. */
type Text = Exclude<Piece, { kind: 'heading' }>;

function emptySection(id: string, heading: string, parent: string): Section {
  return { id, heading, parent, text: '', names: [], symbols: [] };
}

function leadOf({ description, hero }: WrittenPage): string {
  return hero ? `${description} ${hero.headline}. ${hero.lead}` : description;
}

function wordsOf(pieces: Text[]): Pick<Section, 'text' | 'names' | 'symbols'> {
  const of = (kind: Text['kind']) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const prose = pieces.filter(({ kind }) => kind !== 'sample').map(({ text }) => text);
  return {
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
