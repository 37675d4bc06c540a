import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { DayOfChanges } from '../../client/shared/changes.ts';
import { blocksOf } from './blocks/to-blocks.ts';
import type { MarkdownPage } from './compile-page.ts';
import { generatedFrontmatter } from './frontmatter.ts';
import { changedFiles } from './last-modified.ts';
import { createEnv } from './markdown-env.ts';

const FILE = 'scripts/content/changes-page.ts';
const PATH = '/toolpad/changes';
/** Older days are in the history of each page. */
const MAX_DAYS = 60;

type ChangedPage = Pick<MarkdownPage, 'path' | 'file' | 'data'>;

/** The days on which the text of pages changed, the newest first, as far as it is known. */
export function changesOf(pages: readonly ChangedPage[]): DayOfChanges[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return changedFiles()
    .map(({ day, files }) => {
      const changed = [...files].flatMap((file) => byFile.get(file) ?? []);
      return { day, pages: changed.map(({ path, data }) => ({ path, title: data.title })).sort((a, b) => (a.path < b.path ? -1 : 1)) };
    })
    .filter(({ pages: changed }) => changed.length > 0)
    .slice(0, MAX_DAYS);
}

/** The page that lists what changed in the docs. */
export function changesPage(md: MarkdownIt, pages: readonly ChangedPage[]): MarkdownPage {
  const env = createEnv(FILE, 0, { path: PATH });
  const days = changesOf(pages).map(({ day, pages: changed }) => {
    const items = changed.map(({ path, title }) => `- [${title}](${path})`);
    return `## ${day}\n\n${items.join('\n')}\n`;
  });
  const nothing = 'This copy of the docs knows nothing of their history. The repository has it.';
  const blocks = blocksOf(days.length > 0 ? days.join('\n') : nothing, md, env).map(withoutWords);
  const data = generatedFrontmatter('Changes of the docs', 'Which pages of the docs changed on which day, the newest first.');
  return { path: PATH, file: FILE, data: { ...data, ads: false }, blocks, env };
}

/** Search finds the days alone: whoever looks for a page's title wants the page. */
function withoutWords(block: WrittenBlock): WrittenBlock {
  if (block.kind !== 'prose') return block;
  return { ...block, text: { ...block.text, pieces: block.text.pieces.filter(({ kind }) => kind === 'heading') } };
}
