import { expect, test } from 'vitest';
import { AD_DISPLAY_EVENT_DELAY_MS } from '../../../client/browser/ads/ad-display.ts';
import { AD_POLL_FAILURES_BEFORE_BLOCKED, AD_POLL_INTERVAL_MS, AD_POLL_MAX_ATTEMPTS } from '../../../client/browser/ads/ad-poll.ts';
import { AD_BLOCK_PLEA_SHARE, AD_INLINE_SHARE } from '../../../client/shared/ad.ts';
import * as constants from '../../../client/shared/constants.ts';
import { THEME_COLORS } from '../../../client/shared/preferences/color-mode.ts';
import { DENSE_PROPS } from '../../../client/shared/preferences/dense-props.ts';
import { DEFAULT_CHOICE } from '../../../client/shared/preferences/theme-choice.ts';
import * as tokens from '../../../client/theme/tokens.ts';
import { houseAds } from '../../../content/house-ads.ts';
import { readWranglerConfig } from '../../../scripts/runtime/vars.ts';
import { AD_FEED_MAX_ATTEMPTS } from '../../../worker/ads/ask-feed.ts';
import { AD_SLOT_MARGIN_SPACING, AD_SLOT_MIN_HEIGHT_PX, AD_SLOT_MIN_HEIGHT_SM_PX } from '../../../worker/views/ads/ad-slot.tsx';

const { vars } = readWranglerConfig();

/** What the site has promised readers, advertisers, and whoever reads its analytics: changing one of these is a decision. */
test.each<[string, unknown, unknown]>([
  ['share of ads inside of the text', AD_INLINE_SHARE, 0.2],
  ['share of blocked slots that ask for understanding', AD_BLOCK_PLEA_SHARE, 0.2],
  ['house ads', houseAds.length, 5],
  ['polls for an ad: interval in ms', AD_POLL_INTERVAL_MS, 500],
  ['polls for an ad', AD_POLL_MAX_ATTEMPTS, 30],
  ['failed polls after which the network counts as blocked', AD_POLL_FAILURES_BEFORE_BLOCKED, 6],
  ['attempts to fetch the feed', AD_FEED_MAX_ATTEMPTS, 10],
  ['margin of the slot, in spacing units', AD_SLOT_MARGIN_SPACING, 3],
  ['height of the slot in px', AD_SLOT_MIN_HEIGHT_PX, 142],
  ['height of the slot from the small breakpoint, in px', AD_SLOT_MIN_HEIGHT_SM_PX, 126],
  ['time until a display counts, in ms', AD_DISPLAY_EVENT_DELAY_MS, 2500],
  ['share of displays that count', vars.AD_DISPLAY_RATIO, '0.1'],
  ['share of visits whose web vitals count', vars.WEB_VITALS_RATIO, '0.0001'],
  ['time that a copy label stays, in ms', constants.COPY_LABEL_REVERT_MS, 2000],
  ['time that a toolbar’s copy label stays, in ms', constants.TOOLBAR_COPY_LABEL_REVERT_MS, 1200],
  ['life of a preference cookie in s: a year', constants.PREFERENCE_COOKIE_MAX_AGE_S, 31_536_000],
  ['storage key of the color mode', constants.COLOR_MODE_KEY, 'mui-mode'],
  ['color of the browser’s frame', THEME_COLORS, { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' }],
  ['breakpoints in px', tokens.BREAKPOINTS_PX, { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
  ['spacing unit in px', tokens.SPACING_UNIT_PX, 8],
  ['border radius in px', tokens.BORDER_RADIUS_PX, 4],
  ['font size in px', tokens.FONT_SIZE_PX, 14],
  ['base font', tokens.FONT_FAMILY.split(',')[0], 'Roboto'],
  [
    'durations in ms',
    tokens.DURATIONS_MS,
    { shortest: 150, shorter: 200, short: 250, standard: 300, complex: 375, enteringScreen: 225, leavingScreen: 195 },
  ],
  [
    'layers',
    tokens.LAYERS,
    { mobileStepper: 1000, fab: 1050, speedDial: 1050, appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
  ],
  ['theme builder: contrast threshold', DEFAULT_CHOICE.contrastThreshold, 3],
  ['theme builder: tonal offset', DEFAULT_CHOICE.tonalOffset, 0.2],
  ['theme builder: spacing in px', DEFAULT_CHOICE.spacing, 8],
  ['theme builder: border radius in px', DEFAULT_CHOICE.borderRadius, 12],
  ['dense inputs', DENSE_PROPS.MuiTextField.size, 'small'],
  ['dense buttons', DENSE_PROPS.MuiButton.size, 'small'],
  ['dense tables', DENSE_PROPS.MuiTable.size, 'small'],
  ['dense lists', DENSE_PROPS.MuiList.dense, true],
  ['dense toolbars', DENSE_PROPS.MuiToolbar.variant, 'dense'],
])('%s', (_, value, promised) => {
  expect(value).toEqual(promised);
});
