import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import { blocksIn } from '../../client/blocks/blocks-in.ts';
import { codeText } from '../../client/blocks/code/code.ts';

/** A code block of a page: a file when it has a title, commands when its language is the shell's. */
type PageBlock = { language: string; title?: string; code: string };
/** What stands below a heading, up to the next one of any level. */
export type PageSection = { id: string; words: string; blocks: PageBlock[] };

/** Tabs show the same step for several tools; guides take npm's. */
const TAB = 'npm';

/** The sections of a page, in their order. The first has no id. */
export function pageSections(blocks: readonly WrittenBlock[]): PageSection[] {
  let section: PageSection = { id: '', words: '', blocks: [] };
  const sections = [section];
  for (const block of blocks.flatMap(partsOf)) {
    if (block.kind === 'code') section.blocks.push({ language: block.language, title: block.title, code: `${codeText(block)}\n` });
    if (block.kind !== 'prose') continue;
    for (const piece of block.text.pieces) {
      if (piece.kind === 'heading') {
        section = { id: piece.id, words: '', blocks: [] };
        sections.push(section);
      } else section.words += piece.text;
    }
    section.words += ' ';
  }
  return sections;
}

/** A block without what is around it; of tabs those for npm, and those with files, all of which belong to the page. */
function partsOf(block: WrittenBlock): readonly WrittenBlock[] {
  if (block.kind === 'tabs')
    return block.tabs.filter(({ name, blocks }) => name === TAB || blocks.some(isFile)).flatMap(({ blocks }) => blocks.flatMap(partsOf));
  const inside = blocksIn(block);
  return inside.length > 0 ? inside.flatMap(partsOf) : [block];
}

function isFile(block: WrittenBlock): boolean {
  return block.kind === 'code' && block.title !== undefined;
}
