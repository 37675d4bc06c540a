import type { Heading } from '../../client/blocks/page.ts';
import { type Language, localizedPath } from '../../client/shared/preferences/language.ts';

type English = { path: string; headings: readonly Heading[] };
type Translated = English & { outdated: readonly Heading[] };
type Row = readonly [page: string, headings: number, outdated: number, untranslated: number];

const HEADS = ['Page', 'Headings', 'Outdated', 'Untranslated'] as const;

/** How far the translations into a language are: a line for each page, counted in its headings, and their sums. */
export function translationTable(language: Language, pages: readonly English[], translations: readonly Translated[]): string {
  const own = new Map(translations.map((page) => [page.path, page]));
  const rows = pages.map(({ path, headings: { length: headings } }): Row => {
    const page = own.get(path);
    return [localizedPath(path, language), headings, page?.outdated.length ?? 0, page ? 0 : headings];
  });
  const sum = (column: 1 | 2 | 3) => rows.reduce((total, row) => total + row[column], 0);
  const total: Row = [`${own.size} of ${pages.length} pages`, sum(1), sum(2), sum(3)];
  const lines = [HEADS, ...rows, total].map((line) => line.map(String));
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}
