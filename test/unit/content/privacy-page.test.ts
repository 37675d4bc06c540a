import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAX_RECENT_SEARCHES } from '../../../client/browser/search/recent-searches.ts';
import { MAX_COUNTED_WORDS } from '../../../client/search/countable-search.ts';
import { MAX_STORED_FILES, MAX_STORED_PAGES } from '../../../client/service-worker/store.ts';
import { INSIGHTS_DAYS, MAX_COUNTED_DIGITS } from '../../../client/shared/analytics/insight.ts';
import * as constants from '../../../client/shared/constants.ts';
import { MAX_WAITING } from '../../../client/shared/feedback-message.ts';
import { FILES_CACHE, KEPT_CACHE, PAGES_CACHE, shellCache } from '../../../client/shared/offline.ts';
import { PREFERENCE_COOKIES } from '../../../client/shared/preferences/preferences.ts';
import { INSIGHTS_SHOWN_FROM } from '../../../scripts/insights/topics.ts';

const { API_VIEW_KEY, FEEDBACK_QUEUE_KEY, OWN_APP_KEY, PREFERENCE_COOKIE_MAX_AGE_S, RECENT_SEARCHES_KEY, STEPS_KEY } = constants;

describe.each(['content/pages/privacy.md', 'content/pages/privacy.zh.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test.each([
    ...Object.values(PREFERENCE_COOKIES),
    OWN_APP_KEY,
    `${API_VIEW_KEY}…`,
    RECENT_SEARCHES_KEY,
    `${STEPS_KEY}/…`,
    FEEDBACK_QUEUE_KEY,
    'feedback-/…',
    'toolpad-mode',
    'nav-scroll:…',
    'code-wrap:…',
    'analytics-session',
    'web-vitals',
    PAGES_CACHE,
    FILES_CACHE,
    KEPT_CACHE,
    shellCache('…'),
  ])('names `%s`', (name) => {
    expect(text).toContain(`\`${name}\``);
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

test('names every key of client/shared/constants.ts, in both languages', () => {
  const pages = ['content/pages/privacy.md', 'content/pages/privacy.zh.md'].map((file) => readFileSync(file, 'utf8'));
  const keys = Object.entries(constants).flatMap(([name, value]) => (name.endsWith('_KEY') ? [String(value)] : []));
  expect(keys.length).toBeGreaterThan(8);
  for (const page of pages)
    expect(
      keys.filter((key) => !page.includes(`\`${key}`)),
      'kept by browsers, and not in content/pages/privacy.md',
    ).toEqual([]);
});

test('what its words say is what the code has', () => {
  // "The third time", "three digits", "six words", "the last five searches", "a year".
  expect([INSIGHTS_SHOWN_FROM, MAX_COUNTED_DIGITS, MAX_COUNTED_WORDS, MAX_RECENT_SEARCHES, PREFERENCE_COOKIE_MAX_AGE_S / 86_400]).toEqual([
    3, 3, 6, 5, 365,
  ]);
});
