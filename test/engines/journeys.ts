import { ADS } from './journeys/ads.ts';
import { BUILDERS } from './journeys/builder.ts';
import { CLIPS } from './journeys/clips.ts';
import { CODES } from './journeys/code.ts';
import { COPIES } from './journeys/copy.ts';
import { DEMOS } from './journeys/demos.ts';
import { DRAWERS } from './journeys/drawer.ts';
import { EDITS } from './journeys/edits.ts';
import { FALLBACK_JOURNEYS } from './journeys/fallbacks.ts';
import { FIRST_VISITS } from './journeys/first-visit.ts';
import { FORMS } from './journeys/forms.ts';
import type { Journey } from './journeys/journey.ts';
import { OFFLINE } from './journeys/offline.ts';
import { OWN_APPS } from './journeys/own-app.ts';
import { SEARCHES } from './journeys/search.ts';
import { SETTINGS } from './journeys/settings.ts';
import { WAYS } from './journeys/ways.ts';

/** All journeys, in the order in which a reader may meet them. */
export const JOURNEYS: Journey[] = [
  ...FIRST_VISITS,
  ...SETTINGS,
  ...SEARCHES,
  ...CODES,
  ...COPIES,
  ...CLIPS,
  ...DEMOS,
  ...EDITS,
  ...BUILDERS,
  ...OWN_APPS,
  ...FORMS,
  ...WAYS,
  ...DRAWERS,
  ...ADS,
  ...OFFLINE,
  ...FALLBACK_JOURNEYS,
];
