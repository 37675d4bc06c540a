import { afterEach, describe, expect, test, vi } from 'vitest';
import * as constants from '../../client/shared/constants.ts';
import { createEmotionCache } from '../../client/theme/emotion-cache.ts';
import * as tokens from '../../client/theme/tokens.ts';
import { FONT_FAMILY, MAX_RULES_PER_STYLE_TAG } from '../../client/theme/tokens.ts';

/** The specification's business constants and limits, row by row. */
const BEHAVIOUR: [rule: string, name: keyof typeof constants, value: number | string][] = [
  ['ad display analytics sample rate', 'AD_DISPLAY_RATIO', 0.1],
  ['20 % of ads are inline', 'AD_INLINE_SHARE', 0.2],
  ['ad-blocker message in 20 % of cases', 'AD_BLOCK_PLEA_SHARE', 0.2],
  ['ad poll, milliseconds', 'AD_POLL_INTERVAL_MS', 500],
  ['ad poll, attempts', 'AD_POLL_MAX_ATTEMPTS', 30],
  ['blocked after more failures than', 'AD_POLL_FAILURES_BEFORE_BLOCKED', 6],
  ['a link that asks for a house ad', 'AD_HOUSE_LINK', 'https://material-ui-next.com/discover-more/backers'],
  ['ad fetch retries', 'AD_FEED_MAX_ATTEMPTS', 10],
  ['an attempt at the feed, milliseconds', 'AD_FEED_ATTEMPT_MS', 800],
  ['all attempts at the feed, milliseconds', 'AD_FEED_TOTAL_MS', 3000],
  ['an answer of the feed, bytes', 'AD_FEED_MAX_BYTES', 65_536],
  ['no ad is remembered, milliseconds', 'AD_NONE_TTL_MS', 5000],
  ['pixels of an ad', 'AD_MAX_PIXELS', 10],
  ['ad slot margin, spacing units', 'AD_SLOT_MARGIN_SPACING', 3],
  ['ad slot minimum height, px', 'AD_SLOT_MIN_HEIGHT_PX', 142],
  ['ad slot minimum height from sm up, px', 'AD_SLOT_MIN_HEIGHT_SM_PX', 126],
  ['display event delay, milliseconds', 'AD_DISPLAY_EVENT_DELAY_MS', 2500],
  ['copy label revert, milliseconds', 'COPY_LABEL_REVERT_MS', 2000],
  ['copy label revert in the toolbar, milliseconds', 'TOOLBAR_COPY_LABEL_REVERT_MS', 1200],
  ['back to top after this much scrolling, px', 'BACK_TO_TOP_AFTER_PX', 200],
  ['life of the cookies codeVariant and codeStyling, seconds', 'PREFERENCE_COOKIE_MAX_AGE_S', 31_536_000],
  ['key of the colour mode', 'COLOR_MODE_KEY', 'mui-mode'],
  ['key of the views of API tables, before their kind', 'API_VIEW_KEY', 'apiPage_'],
  ['bytes of a message of an agent', 'MCP_MAX_BYTES', 65_536],
  ['events of a batch', 'EVENTS_MAX_BATCH', 20],
  ['bytes of a batch of events', 'EVENTS_MAX_BYTES', 8192],
  ['events are sent after, milliseconds', 'EVENTS_SEND_AFTER_MS', 5000],
  ['web vitals sampling, 0.01 %', 'WEB_VITALS_RATIO', 0.0001],
  ['a query, characters', 'MAX_QUERY_LENGTH', 200],
  ['a query, words', 'MAX_QUERY_WORDS', 30],
  ['sections that a search may ask for', 'MAX_SEARCH_LIMIT', 50],
  ['sections that a search asks for', 'DEFAULT_SEARCH_LIMIT', 10],
  ['key of the recent searches', 'RECENT_SEARCHES_KEY', 'docs-recent-searches'],
  ['recent searches', 'MAX_RECENT_SEARCHES', 5],
  ['title length', 'MAX_TITLE_LENGTH', 70],
  ['description length', 'MAX_DESCRIPTION_LENGTH', 160],
  ['path length', 'MAX_PATH_LENGTH', 2048],
  ['URL length', 'MAX_URL_LENGTH', 10_240],
  ['an edited demo, characters', 'MAX_EDIT_CHARACTERS', 102_400],
  ['an edited demo in a link, characters', 'MAX_PACKED_EDIT_LENGTH', 32_768],
  ['an edit runs after a pause of, milliseconds', 'EDIT_RUNS_AFTER_MS', 700],
  ['a loop of an edit may last, milliseconds', 'EDIT_LOOP_LIMIT_MS', 2000],
  ['questions to the frame of an edit, every so many milliseconds', 'FRAME_PING_INTERVAL_MS', 1000],
  ['questions without an answer', 'FRAME_PINGS_UNANSWERED', 3],
  ['the frame of an edit has loaded within, milliseconds', 'FRAME_READY_WITHIN_MS', 20_000],
  ['imports of an edit', 'MAX_IMPORTS_OF_EDIT', 200],
  ['characters of an import', 'MAX_SPECIFIER_CHARACTERS', 200],
  ['imports that an error names', 'MAX_OFFERED_IMPORTS', 400],
  ["characters of a demo's own sheet", 'MAX_SHEET_CHARACTERS', 51_200],
  ['characters of an error of an edit', 'MAX_FRAME_MESSAGE_CHARACTERS', 1000],
  ['theme builder, contrast threshold', 'THEME_BUILDER_CONTRAST_THRESHOLD', 3],
  ['theme builder, tonal offset', 'THEME_BUILDER_TONAL_OFFSET', 0.2],
  ['theme builder, spacing, px', 'THEME_BUILDER_SPACING_PX', 8],
  ['theme builder, border radius, px', 'THEME_BUILDER_RADIUS_PX', 12],
  ['a comment, characters', 'FEEDBACK_COMMENT_MAX_LENGTH', 2000],
  ['a post of feedback, bytes', 'FEEDBACK_MAX_BYTES', 8192],
  ['feedback is stored within, milliseconds', 'FEEDBACK_STORE_MS', 5000],
  ['feedback is answered within, milliseconds', 'FEEDBACK_SEND_MS', 15_000],
  ['key of feedback that waits', 'FEEDBACK_QUEUE_KEY', 'feedback-waiting'],
  ['feedback that waits on a device', 'FEEDBACK_QUEUE_MAX', 20],
  ['a stored page shows after, milliseconds', 'NAVIGATION_LIMIT_MS', 2500],
  ['focus is asked for after an update every, milliseconds', 'RELOAD_POLL_MS', 100],
  ['visited pages stored', 'MAX_STORED_PAGES', 300],
  ['files of visited pages stored', 'MAX_STORED_FILES', 600],
  ['files downloaded at once', 'KEEP_PARALLEL', 6],
  ['key of the package manager', 'PACKAGE_MANAGER_KEY', 'codeblock-package-manager'],
];

const THEME: [rule: string, name: keyof typeof tokens, value: unknown][] = [
  ['breakpoints', 'BREAKPOINTS_PX', { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
  ['spacing unit', 'SPACING_UNIT_PX', 8],
  ['border radius', 'BORDER_RADIUS_PX', 4],
  ['theme builder defaults', 'THEME_BUILDER_DEFAULTS', { contrastThreshold: 3, tonalOffset: 0.2, spacing: 8, borderRadius: 12 }],
  ['font size', 'FONT_SIZE_PX', 14],
  [
    'transition durations, milliseconds',
    'DURATIONS_MS',
    { shortest: 150, shorter: 200, short: 250, standard: 300, complex: 375, enteringScreen: 225, leavingScreen: 195 },
  ],
  [
    'layer stacking',
    'LAYERS',
    { mobileStepper: 1000, fab: 1050, speedDial: 1050, appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
  ],
  ['style insertion cap', 'MAX_RULES_PER_STYLE_TAG', 65_000],
];

describe('constants', () => {
  test.each(BEHAVIOUR)('%s: %s is %s', (_rule, name, value) => {
    expect({ ...constants }[name]).toBe(value);
  });

  test.each(THEME)('%s: %s is %j', (_rule, name, value) => {
    expect({ ...tokens }[name]).toEqual(value);
  });

  test('the base font is Roboto', () => {
    expect(FONT_FAMILY).toMatch(/^Roboto,/);
  });
});

describe('createEmotionCache', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(['ltr', 'rtl'] as const)('opens a new style tag after 65,000 rules (%s)', (direction) => {
    const tags: { rules: string[] }[] = [];
    const createElement = () => {
      const rules: string[] = [];
      const sheet = { cssRules: rules, insertRule: (rule: string) => rules.push(rule) };
      return { rules, sheet, nextSibling: null, setAttribute: () => {}, appendChild: () => {} };
    };
    vi.stubGlobal('document', { createElement, createTextNode: () => null });
    const { sheet } = createEmotionCache(direction);
    sheet.container = { insertBefore: (tag: { rules: string[] }) => tags.push(tag) } as unknown as Node;
    for (let count = 0; count <= MAX_RULES_PER_STYLE_TAG; count += 1) sheet.insert('a{}');
    expect(tags.map(({ rules }) => rules.length)).toEqual([MAX_RULES_PER_STYLE_TAG, 1]);
  });
});
