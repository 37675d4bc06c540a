import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAX_RECENT_SEARCHES } from '../../../client/browser/search/dialog/recent-searches.ts';
import { MAX_COUNTED_WORDS } from '../../../client/search/countable-search.ts';
import { MAX_STORED_FILES, MAX_STORED_PAGES } from '../../../client/service-worker/store.ts';
import { INSIGHTS_DAYS, MAX_COUNTED_DIGITS } from '../../../client/shared/analytics/insight.ts';
import { OWN_APP_KEY, PREFERENCE_COOKIE_MAX_AGE_S } from '../../../client/shared/constants.ts';
import { MAX_WAITING } from '../../../client/shared/feedback-message.ts';
import { FILES_CACHE, KEPT_CACHE, PAGES_CACHE, shellCache } from '../../../client/shared/offline.ts';
import { PREFERENCE_COOKIES } from '../../../client/shared/preferences/preferences.ts';
import { STORAGE_KEYS } from '../../../client/shared/storage-keys.ts';
import { INSIGHTS_SHOWN_FROM } from '../../../scripts/insights/topics.ts';

describe.each(['content/pages/privacy.md', 'content/pages/privacy.zh.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test.each([...Object.values(PREFERENCE_COOKIES), OWN_APP_KEY, PAGES_CACHE, FILES_CACHE, KEPT_CACHE, shellCache('…')])(
    'names `%s`',
    (name) => {
      expect(text).toContain(`\`${name}\``);
    },
  );

  // Under some keys several things are kept, which the page writes as `steps-/…`.
  test.each(STORAGE_KEYS)('names `%s` or what begins with it', (key) => {
    expect([`\`${key}\``, `\`${key}…\``, `\`${key}/…\``].filter((name) => text.includes(name))).not.toEqual([]);
  });

  test.each([
    ['days of counts', INSIGHTS_DAYS],
    ['pages stored', MAX_STORED_PAGES],
    ['files stored', MAX_STORED_FILES],
    ['pieces of feedback that wait', MAX_WAITING],
  ])('says the number of %s: %i', (_, number) => {
    expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });
});

test('storage is reached where a key of the table is asked for, and nowhere else', () => {
  const files = globSync('client/**/*.{ts,tsx}', { exclude: ['client/dev/**'] });
  const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*\/\*\*.*$/gm, '');
  expect(files.filter((file) => /\b(?:local|session)Storage\b/.test(code(file))).sort()).toEqual([
    'client/browser/platform/storage-stand-in.ts',
    'client/browser/platform/storage.ts',
    'client/browser/preferences/page-memory.ts',
  ]);
});

test('what its words say is what the code has', () => {
  // "The third time", "three digits", "six words", "the last five searches", "a year".
  expect([INSIGHTS_SHOWN_FROM, MAX_COUNTED_DIGITS, MAX_COUNTED_WORDS, MAX_RECENT_SEARCHES, PREFERENCE_COOKIE_MAX_AGE_S / 86_400]).toEqual([
    3, 3, 6, 5, 365,
  ]);
});
