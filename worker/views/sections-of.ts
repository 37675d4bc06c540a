import type { Block } from '../../client/blocks/blocks.ts';
import type { RichText } from '../../client/blocks/rich-text.ts';

/** What a landing page says under one heading: the heading, with its first paragraph if that announces something else, and the rest. */
export type LandingSection = { intro?: RichText; blocks: Block[] };

/** Stands where the reader's language goes while a text is cut; no text holds it. */
const CUT = '\0';
const INTRO = /^<h2\b[\s\S]*?<\/h2>\s*(?:<p>[\s\S]*?<\/p>\s*)?/;
const HEADING = /^<h2\b[\s\S]*?<\/h2>\s*/;

/** Divides the blocks of a page at its headings of the second level. */
export function sectionsOf(blocks: readonly Block[]): LandingSection[] {
  const sections: LandingSection[] = [];
  for (const block of blocks.flatMap(cutAtHeadings)) {
    if (sections.length === 0 || startsSection(block)) sections.push({ blocks: [] });
    sections.at(-1)!.blocks.push(block);
  }
  return sections.map(withIntro);
}

function cutAtHeadings(block: Block): Block[] {
  if (block.kind !== 'prose') return [block];
  const parts = block.text.html.join(CUT).split(/(?=<h2\b)/);
  return parts.map((text) => ({ kind: 'prose', text: { html: text.split(CUT) } }));
}

function startsSection(block: Block): boolean {
  return block.kind === 'prose' && HEADING.test(block.text.html.join(CUT));
}

function withIntro({ blocks }: LandingSection): LandingSection {
  const [first, ...others] = blocks;
  if (first?.kind !== 'prose' || !startsSection(first)) return { blocks };
  const text = first.text.html.join(CUT);
  const whole = INTRO.exec(text)![0];
  // Paragraphs alone stay together.
  const announces = others.length > 0 || /^<(?!p>)/.test(text.slice(whole.length));
  const intro = announces ? whole : HEADING.exec(text)![0];
  const rest = text.slice(intro.length);
  const left: Block[] = rest ? [{ kind: 'prose', text: { html: rest.split(CUT) } }] : [];
  return { intro: { html: intro.split(CUT) }, blocks: [...left, ...others] };
}
