import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from '../../../../../client/browser/search/dialog/recent-searches.ts';

const KEY = 'docs-recent-searches';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the last five are kept, the latest first, each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) rememberSearch(query);
  expect(recentSearches()).toEqual(['d', 'f', 'e', 'c', 'b']);
  expect(JSON.parse(stored.get(KEY) ?? '')).toEqual(['d', 'f', 'e', 'c', 'b']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test.each([
  ['rubbish', '{', []],
  ['no list', '{"0":"a"}', []],
  ['what is no search', '["a",1,null,"",["b"]]', ['a']],
  ['a search that is too long', JSON.stringify(['x'.repeat(201), 'x'.repeat(200)]), ['x'.repeat(200)]],
  ['too many', '["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
])('%s in the storage → what of it can be used', (_, text, searches) => {
  stored.set(KEY, text);
  expect(recentSearches()).toEqual(searches);
});

test('without storage nothing is kept, and nothing fails', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  rememberSearch('a');
  expect(recentSearches()).toEqual([]);
});
