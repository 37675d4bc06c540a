import { expect, test } from 'vitest';
import { loadIndex } from '../../../../client/search/load-index.ts';
import { type IndexedPage, SENT_FIELDS } from '../../../../client/search/packed/index-file.ts';
import { packIndex, type SectionWords } from '../../../../scripts/search/pack-index.ts';

const EMPTY: SectionWords = { heading: '', names: '', symbols: '', text: '', asked: '' };
const PAGE = { path: '/toolpad/a', title: 'A', product: 'core', kind: 'guide', language: 'en', texts: '', headings: [] } as const;

/** The words of one section by field, as the index has them. */
function packed(words: Partial<SectionWords>): Record<string, string[]> {
  const index = loadIndex(packIndex([{ ...PAGE, headings: [] }], [{ ...EMPTY, ...words }], []));
  const fields = SENT_FIELDS.map((field) => [field, index.terms.filter((_, term) => index.lists[field].lengthAt(term) > 0)] as const);
  return Object.fromEntries(fields.filter(([, terms]) => terms.length > 0));
}

test.each<[string, Partial<SectionWords>, Record<string, string[]>]>([
  ['a name of a sample is whole', { symbols: 'confirmOrder' }, { symbols: ['confirmorder'] }],
  ['a described name has its words', { names: 'useDialogs' }, { names: ['dialogs', 'use', 'usedialogs'] }],
  ['a word that is described counts as that', { names: 'width', symbols: 'width', text: 'width px' }, { names: ['width'], text: ['px'] }],
  [
    'a word of readers counts as that, but in the heading',
    { heading: 'Modal', names: 'popup', symbols: 'popup', text: 'popup', asked: 'modal popup toast' },
    { heading: ['modal'], asked: ['popup', 'toast'] },
  ],
  ['a word of readers that anyone writes', { asked: 'wrong toast' }, { asked: ['toast'] }],
])('%s', (_, words, fields) => {
  expect(packed(words)).toEqual(fields);
});

test('an id that the words of its heading make does not travel, and is there again when the index is loaded', () => {
  const headings: IndexedPage['headings'] = [
    ['page-names', 'Page names'],
    ['fit', 'Does it work?'],
    ['inner-part', 'Inner part', 1],
  ];
  const file = packIndex([{ ...PAGE, headings }], [EMPTY, EMPTY, EMPTY, EMPTY], []);
  expect(file.pages[0]?.headings).toEqual([
    ['', 'Page names'],
    ['fit', 'Does it work?'],
    ['', 'Inner part', 1],
  ]);
  expect(loadIndex(file).sections.map(({ id }) => id)).toEqual(['', 'page-names', 'fit', 'inner-part']);
});

test('a widespread word finds long sections that say it twice and short ones that say it once; others find all that have them', () => {
  const filler = Array.from({ length: 80 }, (_, at) => `w${at}`).join(' ');
  const short = Array.from({ length: 49 }, () => ({ ...EMPTY, text: 'value' }));
  const mentioned = { ...EMPTY, text: `${filler} value rare` };
  const repeated = { ...EMPTY, text: `${filler} value value rare` };
  const page = { ...PAGE, headings: Array.from({ length: 50 }, (): IndexedPage['headings'][number] => ['', 'H']) };
  const sectionsOf = (sections: SectionWords[], word: string) => {
    const { lists, terms } = loadIndex(packIndex([page], sections, []));
    return lists.text.at(terms.indexOf(word));
  };
  const widespread = [...short, mentioned, repeated];
  expect(sectionsOf(widespread, 'value')).not.toContain(49);
  expect(sectionsOf(widespread, 'value')).toHaveLength(50);
  expect(sectionsOf(widespread, 'rare')).toEqual([49, 50]);
  expect(sectionsOf([...short.slice(1), EMPTY, mentioned, repeated], 'value')).toContain(49);
});
