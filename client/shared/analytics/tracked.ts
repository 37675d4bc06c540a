import type { EventName } from './events.ts';

/** The attributes of a control whose presses are counted. */
export function tracked(...[category, action]: EventName) {
  return { 'data-ga-event-category': category, 'data-ga-event-action': action };
}
