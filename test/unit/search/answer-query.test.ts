import { expect, test } from 'vitest';
import { answerQuery } from '../../../client/search/answer-query.ts';
import { smallIndex } from '../../helpers/small-index.ts';

// Among many others, since a rare word is more of a query where there are more sections.
const others = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`other${at}`, { lead: 'Lorem ipsum' }]));
const index = smallIndex({ a: { title: 'Dialogs', lead: 'Open a dialog' }, b: { title: 'Sidebar', lead: 'Hide it' }, ...others });
const answer = (query: string) => answerQuery(index, query, { limit: 5 });

test('what fits is shown without doubt', () => {
  expect(answer('open dialog')).toMatchObject({ suggestion: undefined, doubt: undefined });
  expect(answer('open dialog').hits.length).toBeGreaterThan(0);
});

test('a misspelt word is shown with its correction', () => {
  expect(answer('sidebra')).toMatchObject({ suggestion: 'sidebar', doubt: undefined });
});

test('what does not fit is not shown, and neither is a correction; what is left of the query may be tried', () => {
  expect(answer('sidebar blockchain wallet')).toEqual({
    hits: [],
    doubt: { kind: 'poor', missing: ['blockchain', 'wallet'], retry: 'sidebar' },
  });
  expect(answer('blockchain wallet')).toEqual({ hits: [], doubt: { kind: 'poor', missing: ['blockchain', 'wallet'] } });
});

test('words that are too common find nothing, and are told so', () => {
  expect(answer('how to do it')).toEqual({ hits: [], doubt: { kind: 'filler', missing: [] } });
});
