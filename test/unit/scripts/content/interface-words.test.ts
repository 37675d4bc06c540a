import { describe, expect, test } from 'vitest';
import { pageTitle } from '../../../../client/shared/address/page-title.ts';
import type { NavigationEntry } from '../../../../client/shared/navigation.ts';
import { LANGUAGES } from '../../../../client/shared/preferences/language.ts';
import type { Dictionary } from '../../../../client/shared/translate.ts';
import { TREES } from '../../../../scripts/shared/content-files.ts';
import { site } from '../../../helpers/project/site.ts';

/** Every key of a dictionary with its words. */
function leaves(dictionary: Dictionary, prefix = ''): [key: string, words: string][] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

const entriesOf = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesOf(entry.children ?? [])]);

const english = new Map(leaves(site.dictionary('en')));
const placeholders = (words: string) => (words.match(/\{\{\w+\}\}/g) ?? []).sort();
/** Names that code has: they are the same in every language. */
const CODE_NAME = /^(?:[A-Z][a-z]+|use|create|get)(?:[A-Z][a-z]*)*$/;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the interface in %s', (language) => {
  const dictionary = site.dictionary(language);
  const { pages, ...words } = dictionary;
  const own = new Map(leaves(words as Dictionary));

  test('has every word, none empty, and no other', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills in the same values', () => {
    const unlike = [...own].filter(([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join());
    expect(unlike).toEqual([]);
  });

  test('has a title for every page and group whose name is not a name in code', () => {
    const titles = pages as Record<string, string>;
    const entries = Object.values(TREES).flatMap((tree) => entriesOf(tree.entries));
    const missing = entries.filter((entry) => !titles[entry.subheader ?? entry.pathname] && !titles[entry.pathname]);
    expect(missing.map((entry) => pageTitle(entry) ?? '').filter((title) => title && !CODE_NAME.test(title))).toEqual([]);
  });

  test('has no title for a page that does not exist', () => {
    const known = new Set(
      Object.values(TREES).flatMap((tree) => entriesOf(tree.entries).flatMap((entry) => [entry.pathname, entry.subheader])),
    );
    expect(Object.keys(pages ?? {}).filter((path) => !known.has(path))).toEqual([]);
  });
});
