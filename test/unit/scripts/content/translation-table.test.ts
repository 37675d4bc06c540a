import { expect, test } from 'vitest';
import type { Heading } from '../../../../client/blocks/page.ts';
import { translationTable } from '../../../../scripts/content/translation-table.ts';

const headings = (...ids: string[]): Heading[] => ids.map((id) => ({ id, level: 2, html: id }));
const page = (path: string, ...ids: string[]) => ({ path, headings: headings(...ids) });
const translated = (path: string, ids: string[], outdated: string[]) => ({
  ...page(path, ...ids),
  outdated: headings(...outdated),
});

test('a line for each page says how many headings it has, how many are old and how many nobody translated', () => {
  const pages = [page('/toolpad', 'one', 'two'), page('/toolpad/core/long-name', 'three'), page('/toolpad/core', 'four', 'five')];
  const table = translationTable('zh', pages, [
    translated('/toolpad', ['one', 'two'], ['two']),
    translated('/toolpad/core/long-name', ['three'], []),
  ]);
  expect(table.split('\n')).toEqual([
    'Page                        Headings  Outdated  Untranslated',
    '/zh/toolpad                        2         1             0',
    '/zh/toolpad/core/long-name         1         0             0',
    '/zh/toolpad/core                   2         0             2',
    '2 of 3 pages                       5         1             2',
  ]);
});
