import type { Heading } from '../../client/blocks/page.ts';
import { escapeHtml } from '../../client/shared/escape-html.ts';
import type { Problem } from '../shared/problem.ts';
import { type Section, TOP_SECTION } from '../shared/section.ts';
import type { MarkdownPage } from './compile-page.ts';

/** What an English page says by now that a translation does not: sections that changed, and whether anything did. */
export type Age = { changed: Section[]; isOlder: boolean; warnings: string[] };

/** Compares a translation with its English page as it is now; `translates` holds the hash of each section that was translated. */
export function ageOf(
  file: string,
  english: Pick<MarkdownPage, 'file' | 'sections'>,
  { translates }: { translates: Record<string, string> },
): Age {
  const { sections = [] } = english;
  const changed = sections.filter(({ id, hash }) => translates[id] !== hash);
  const unknown = Object.keys(translates).filter((id) => !sections.some((section) => section.id === id));
  return {
    changed,
    isOlder: changed.length + unknown.length > 0,
    warnings: [...warnOfChanged(file, english.file, changed), ...warnOfGone(file, english.file, unknown)],
  };
}

function warnOfChanged(file: string, english: string, changed: readonly Section[]): string[] {
  if (changed.length === 0) return [];
  const names = changed.map(({ id, title }) => (id === TOP_SECTION ? 'the top of the page' : `“${title}”`)).join(', ');
  return [`${file} is older than ${english}: ${names}. Translate what changed, then run \`npm run translations -- ${file}\`.`];
}

function warnOfGone(file: string, english: string, gone: readonly string[]): string[] {
  if (gone.length === 0) return [];
  const names = gone.map((id) => `\`${id}\``).join(', ');
  return [`${file} translates ${names}, which ${english} no longer has. Run \`npm run translations -- ${file}\`.`];
}

/** What is said of a translation that is left out because the English page has other parts by now: who changes that page need not know the other language. */
export function untilTranslated({ file, line, message }: Problem): string {
  return `${file}:${line} no longer matches its English page. Readers get the English page until it is translated: ${message}`;
}

/** The headings of changed sections as the translation has them; the top of the page has none of its own. */
export function outdatedHeadings(changed: readonly Section[], pageTitle: string, headings: readonly Heading[]): Heading[] {
  return changed.map(({ id, title }): Heading => {
    if (id === TOP_SECTION) return { id: 'main-content', level: 2, html: escapeHtml(pageTitle) };
    return headings.find((heading) => heading.id === id) ?? { id, level: 2, html: escapeHtml(title) };
  });
}
