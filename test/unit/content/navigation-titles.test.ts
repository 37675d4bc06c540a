import { expect, test } from 'vitest';
import type { NavigationEntry } from '../../../client/shared/navigation.ts';
import { coreNavigation } from '../../../content/navigation/core.ts';
import { studioNavigation } from '../../../content/navigation/studio.ts';
import { site } from '../../helpers/project/site.ts';

/** What code calls a component, a hook or a function has the same name in every language. */
const NAME_IN_CODE = /^(?:[a-z]+(?:[A-Z]\w*)+|[A-Z]\w*)$/;
const REFERENCE = /\/api\/|-api$|\/api$|\/reference\/components\/|\/react-use-/;

const all = (entries: readonly NavigationEntry[]): NavigationEntry[] => entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
const entries = [...all(coreNavigation), ...all(studioNavigation)];
const titles = site.dictionary('zh').pages as unknown as Record<string, string>;

test.each(entries)('$pathname has a Chinese title, or one from code', ({ pathname, title }) => {
  const isName = REFERENCE.test(pathname) && NAME_IN_CODE.test(String(title));
  expect(isName || /\S/.test(titles[pathname] ?? '')).toBe(true);
});

test('every Chinese title has its entry', () => {
  const known = new Set(entries.map(({ pathname }) => pathname));
  expect(Object.keys(titles).filter((pathname) => !known.has(pathname))).toEqual([]);
});
