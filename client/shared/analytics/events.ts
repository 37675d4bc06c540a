import { API_SECTIONS } from '../api-view.ts';
import { COLOR_MODES } from '../preferences/color-mode.ts';
import { DIRECTIONS } from '../preferences/direction.ts';

/** Every part of the site that is counted, and what can be done there: what buttons send, and what the edge takes. */
export const EVENTS = {
  ad: ['display', 'click', 'crash'],
  code: ['copy-click', 'copy-keyboard'],
  demo: [
    ...(['styling-system', 'styling-tailwind', 'styling-css', 'source-js', 'source-ts', 'expand', 'edit'] as const),
    ...(['copy', 'reset', 'open', 'stackblitz', 'codesandbox', 'github', 'link'] as const),
  ],
  docs: ['click-back-to-top'],
  l10n: ['edit-button'],
  layout: API_SECTIONS,
  settings: [...COLOR_MODES, ...DIRECTIONS],
} as const;

type EventCategory = keyof typeof EVENTS;
export type EventAction<Category extends EventCategory> = (typeof EVENTS)[Category][number];

/** What an event is called: a category and an action that belongs to it. */
export type EventName = { [Category in EventCategory]: [category: Category, action: EventAction<Category>] }[EventCategory];
