import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import { blocksIn } from '../../client/blocks/blocks-in.ts';
import { codeText } from '../../client/blocks/code/code.ts';
import type { WrittenText } from '../../client/blocks/rich-text.ts';

/** A code block of a page: a file when it has a title, commands when its language is the shell's. */
type PageBlock = { language: string; title?: string; code: string };
/** A numbered step, with its words as they are read. A reader follows those that show code by doing what the code says. */
type PageStep = { words: string; showsCode: boolean };
/** What stands below a heading, up to the next one of any level. */
export type PageSection = { id: string; words: string; blocks: PageBlock[]; steps: PageStep[] };

/** Tabs show the same step for several tools; guides take npm's. */
const TAB = 'npm';

/** The sections of a page, in their order. The first has no id. */
export function pageSections(blocks: readonly WrittenBlock[]): PageSection[] {
  const sections = [emptySection('')];
  for (const block of blocks.flatMap(partsOf)) {
    const section = sections.at(-1);
    if (block.kind === 'code') section?.blocks.push({ language: block.language, title: block.title, code: `${codeText(block)}\n` });
    if (isNumbered(block)) section?.steps.push(...block.items.map(stepOf));
    if (isText(block)) addProse(sections, block.text);
  }
  return sections;
}

const emptySection = (id: string): PageSection => ({ id, words: '', blocks: [], steps: [] });

function addWords(section: PageSection | undefined, words: string): void {
  if (section) section.words += words;
}

/** Adds words and steps to the last section, and the sections that begin among them. */
function addProse(sections: PageSection[], { pieces, markdown }: WrittenText): void {
  const first = sections.length - 1;
  for (const piece of pieces) {
    if (piece.kind === 'heading') sections.push(emptySection(piece.id));
    else addWords(sections.at(-1), piece.text);
  }
  addWords(sections.at(-1), ' ');
  let index = first;
  for (const line of markdown.split('\n')) {
    if (/^#{2,3} /.test(line)) index += 1;
    const step = /^\d+\. (?<words>.*)/.exec(line)?.groups?.words;
    if (step) sections[index]?.steps.push({ words: readAs(step), showsCode: false });
  }
}

function isText(block: WrittenBlock): block is Extract<WrittenBlock, { kind: 'prose' | 'table' }> {
  return block.kind === 'prose' || block.kind === 'table';
}

type Numbered = Extract<WrittenBlock, { kind: 'list' | 'steps' }>;

function isNumbered(block: WrittenBlock): block is Numbered {
  return block.kind === 'steps' || (block.kind === 'list' && block.start !== undefined);
}

function stepOf(blocks: readonly WrittenBlock[]): PageStep {
  const parts = blocks.flatMap(partsOf);
  const words = parts.map((part) => (isText(part) ? readAs(part.text.markdown) : '')).join(' ');
  return { words, showsCode: parts.some(({ kind }) => kind === 'code') };
}

/** Markdown without its marks: words of links, of code and of what is emphasized. */
export function readAs(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`|\\(?=[^\w\s])/g, '');
}

/** A block without what is around it, numbered ones also as a whole; of tabs those for npm, and those with files, all of which belong to the page. */
function partsOf(block: WrittenBlock): readonly WrittenBlock[] {
  if (block.kind === 'tabs')
    return block.tabs.filter(({ name, blocks }) => name === TAB || blocks.some(isFile)).flatMap(({ blocks }) => blocks.flatMap(partsOf));
  const inside = blocksIn(block);
  if (inside.length === 0) return [block];
  return [...(isNumbered(block) ? [block] : []), ...inside.flatMap(partsOf)];
}

function isFile(block: WrittenBlock): boolean {
  return block.kind === 'code' && block.title !== undefined;
}
