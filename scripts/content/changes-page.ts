import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import { escapeText } from '../../client/blocks/markdown-text.ts';
import type { DayOfChanges } from '../../client/shared/changes.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { generatedPage, type MarkdownPage } from './compile-page.ts';
import type { History } from './last-modified.ts';
import type { Project } from './project.ts';

const FILE = 'scripts/content/changes-page.ts';
const PATH = '/toolpad/changes';
/** Older days are in the history of each page. */
const MAX_DAYS = 60;
/** So many things done to a page on a day are told; its history has all. */
const MAX_TOLD = 3;

type ChangedPage = Pick<MarkdownPage, 'path' | 'file' | 'data'>;

/** The days on which the text of pages changed, the newest first, as far as it is known. */
export function changesOf(pages: readonly ChangedPage[], days: History['changes']): DayOfChanges[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return days
    .map(({ day, files }) => {
      const changed = [...files].flatMap(([file, subjects]) => {
        const page = byFile.get(file);
        return page ? [{ path: page.path, title: page.data.title, what: toldOf(subjects) }] : [];
      });
      return { day, pages: changed.sort((a, b) => (a.path < b.path ? -1 : 1)) };
    })
    .filter(({ pages: changed }) => changed.length > 0)
    .slice(0, MAX_DAYS);
}

/** `docs: say what changed` → `Say what changed`. */
function toldOf(subjects: readonly string[]): string[] {
  const told = subjects.map((subject) => subject.replace(/^[\w ,-]+: /, '').replace(/^./, (letter) => letter.toUpperCase()));
  return [...new Set(told)].slice(0, MAX_TOLD);
}

/**
 * The page that lists what changed in the docs, with titles in its language where a page has one. What was done is told in the words
 * of the history, which are English: other languages name the pages alone.
 */
export function changesPage(
  project: Project,
  md: MarkdownIt,
  pages: readonly ChangedPage[],
  language: Language = DEFAULT_LANGUAGE,
  titles: ReadonlyMap<string, string> = new Map(),
  changes = project.history().changes,
): MarkdownPage {
  const t = project.words(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const days = changesOf(pages, changes).map(({ day, pages: listed }) => {
    const items = listed.map(({ path, title, what }) => {
      const told = language === DEFAULT_LANGUAGE && what.length > 0 ? `: ${what.map(escapeText).join('; ')}` : '';
      return `- [${escapeText(titles.get(path) ?? title)}](${path})${told}`;
    });
    return `## ${date.format(new Date(day))} {#${day}}\n\n${items.join('\n')}\n`;
  });
  const markdown = days.length > 0 ? days.join('\n') : t('changesPage.nothing');
  const page = generatedPage({ project, md, file: FILE, path: PATH, language, key: 'changesPage' }, markdown);
  return { ...page, data: { ...page.data, ads: false }, blocks: page.blocks.map(withoutWords) };
}

/** Search finds the days alone: whoever looks for a page's title wants the page. */
function withoutWords(block: WrittenBlock): WrittenBlock {
  if (block.kind !== 'prose') return block;
  return { ...block, text: { ...block.text, pieces: block.text.pieces.filter(({ kind }) => kind === 'heading') } };
}
