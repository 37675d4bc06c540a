import type { CompiledPage, WrittenPage } from '../../client/blocks/page.ts';
import type { Piece } from '../../client/blocks/rich-text.ts';
import { blocksPieces } from '../../client/blocks/texts.ts';
import type { PageKind } from '../../client/search/packed/index-file.ts';
import { DOCS_URL } from '../../client/shared/address/docs-url.ts';
import { remembered } from '../shared/remembered.ts';

/** A section of a page as the search reads it. The part above the first heading has no id, and the page's title as its heading. */
export type Section = {
  id: string;
  heading: string;
  /** The heading above it, of a section inside another. */
  parent: string;
  /** Prose. */
  text: string;
  /** What excerpts are cut from: the prose, and of a section that is mostly code its lines, behind line breaks. */
  excerpts: string;
  /** Names of props, keys and slots that the section describes, and inline code. */
  names: string[];
  /** What the section's samples use, and their files. */
  symbols: string[];
};

/** The sections of a page in order: the part above the first heading, then one for each heading. */
export function sectionsOf(page: WrittenPage): Section[] {
  const top = emptySection('', page.title, '');
  const lead: Text[] = [{ kind: 'text', text: `${leadOf(page)} ` }];
  const sections = [{ section: top, pieces: lead }];
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
  const whole = sections.map(({ section, pieces }) => ({ ...section, ...wordsOf(pieces.map(withoutHost)) }));
  return whole.map((section) => (section.excerpts === '' ? { ...section, excerpts: headingsIn(section, whole) } : section));
}

/** What the sections inside another are called: the excerpt of one that has nothing but them. */
function headingsIn({ heading }: Section, sections: readonly Section[]): string {
  return sections
    .filter(({ parent }) => parent === heading)
    .map((section) => section.heading)
    .join(' · ');
}

/** A piece that is not a heading. */
type Text = Exclude<Piece, { kind: 'heading' }>;

/** Where the site runs is not known here, and its own addresses are found by their paths. */
function withoutHost<T extends Piece>(piece: T): T {
  return { ...piece, text: piece.text.replaceAll(DOCS_URL, '') };
}

function emptySection(id: string, heading: string, parent: string): Section {
  return { id, heading, parent, text: '', excerpts: '', names: [], symbols: [] };
}

function leadOf({ description, hero }: WrittenPage): string {
  return hero ? `${description} ${hero.headline}. ${hero.lead}` : description;
}

function wordsOf(pieces: Text[]): Omit<Section, 'id' | 'heading' | 'parent'> {
  const of = (kind: Text['kind']) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const prose = pieces.filter(({ kind }) => kind !== 'sample' && kind !== 'file').map(({ text }) => text);
  const text = prose.join('').replace(/\s+/g, ' ').trim();
  return {
    text,
    excerpts: text.length < ENOUGH_PROSE ? [text, ...of('sample').flatMap(codeLines)].join('\n') : text,
    names: [...new Set([...of('name'), ...of('code')])].filter(Boolean),
    symbols: [...new Set([...of('file'), ...of('sample').flatMap(identifiers)])].filter(Boolean),
  };
}

/** With less prose, in characters, it is the code that answers. */
const ENOUGH_PROSE = 80;

/** The lines of a sample that say something. */
function codeLines(sample: string): string[] {
  return sample
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line));
}

/** Names in a sample that someone may look for: of several words, as `useDialogs` and `MYSQL_HOST`, or of a command, as `create-toolpad-app`. */
const identifiers = remembered('names in samples', (sample: string): string[] => {
  const names = sample.match(/\b(?:[A-Z][A-Z\d]*_[A-Z\d_]+|[A-Za-z]+(?:[A-Z][a-z]+|-[a-z]+)[\w-]*)/g) ?? [];
  return [...new Set(names)].filter((name) => !isOwn(name, sample));
});

/** Whether a sample gives something a name and nothing else has it: not a prop or a field. */
function isOwn(name: string, sample: string): boolean {
  return (
    new RegExp(`\\b(?:const|let|function|class|type|interface) ${name}\\b`).test(sample) &&
    !new RegExp(`[.]${name}\\b|\\b${name}(?:=|\\??:)`).test(sample)
  );
}

/** News, plans, examples and what is said of the site. */
const ASIDE = /\/(?:examples\/[\w-]+|whats-new|changes|roadmap|support|privacy|why-toolpad|upgrade-to-[\w-]+)(?:\/|$)/;

/** What a page is for, from its place. */
export function kindOfPage({ path, layout }: Pick<CompiledPage, 'path' | 'layout'>): PageKind {
  if (layout === 'landing') return 'landing';
  if (ASIDE.test(path)) return 'aside';
  return /\/(?:api|[\w-]+-api|reference\/.+)(?:\/|$)|\/api-docs$/.test(path) ? 'reference' : 'guide';
}
