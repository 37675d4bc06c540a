import { expect, test } from 'vitest';
import { asksOf } from '../../../client/search/asks.ts';
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from '../../../client/search/bounds.ts';
import type { SearchIndex } from '../../../client/search/load-index.ts';
import { aboutAsLong } from '../../../client/search/nearest-term.ts';
import { termMatches } from '../../../client/search/term-matches.ts';
import { builtIndex } from '../../helpers/search-index.ts';

const indexes = { en: builtIndex('en'), zh: builtIndex('zh') };

/** As long as a query may be, in characters and words. */
const fill = (words: readonly string[]) =>
  Array.from({ length: MAX_QUERY_WORDS }, (_, at) => words[at % words.length])
    .join(' ')
    .slice(0, MAX_QUERY_LENGTH);

/** How many lists of sections the terms of a query lead to, and how many sections these name. */
function workOf(index: SearchIndex, query: string): { terms: number; sections: number } {
  const terms = asksOf(index, query)
    .flat(2)
    .flatMap((term) => termMatches(index, term))
    .map(({ term }) => index.known.get(index.terms[term]!)!);
  return { terms: terms.length, sections: terms.reduce((sum, count) => sum + count, 0) };
}

const QUERIES: Record<string, string> = {
  'misspelled words': fill(['notificatoin', 'dashbaord', 'compnent', 'sidebra', 'dialgo', 'authentciation']),
  'beginnings of three letters': fill(['com', 'pro', 'con', 'dat', 'sta', 'use']),
  'words that many sections have': fill(['page', 'component', 'data', 'app', 'props', 'value']),
  'nothing but filler': fill(['how', 'to', 'do', 'the', 'with']),
  code: "export default function Layout(props) { return <DashboardLayout slots={{ toolbarActions }}><PageContainer>{props.children}</PageContainer>; } const [note] = useLocalStorageState('note', CODEC_JSON)",
  'words of neighbors': fill(['snackbar', 'useNotify', 'ProTable', 'themedlayout', 'datatable', 'modal']),
  emoji: '🙂🚀'.repeat(50),
  'two scripts': 'toast撤销useDialogs弹窗crud数据React页面'.repeat(6).slice(0, MAX_QUERY_LENGTH),
};

test.each((['en', 'zh'] as const).flatMap((language) => Object.entries(QUERIES).map(([name, query]) => [language, name, query] as const)))(
  'the longest query reads so many lists of sections at most, and so many sections: %s, %s',
  (language, _, query) => {
    const { terms, sections } = workOf(indexes[language], query);
    // Thirty words of three letters begin a good part of a language.
    expect(terms / indexes[language].terms.length).toBeLessThanOrEqual(0.34);
    expect(sections).toBeLessThanOrEqual(15_000);
  },
);

test.each(['en', 'zh'] as const)('a misspelled word is compared with little more than half of the words: %s', (language) => {
  const { known } = indexes[language];
  const looked = [4, 5, 6, 7].map((length) => aboutAsLong(known, length, 1).length);
  const longer = [8, 9, 10, 11].map((length) => aboutAsLong(known, length, 2).length);
  expect(Math.max(...looked, ...longer) / known.size).toBeLessThanOrEqual(0.55);
});
