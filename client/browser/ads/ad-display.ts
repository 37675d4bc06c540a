import { AD_DISPLAY_EVENT_DELAY_MS } from '../../shared/constants.ts';
import { trackEvent } from '../track-event.ts';

let pending: number | undefined;

/** Reports a share of what slots show, once it has been there for a while; another label before that takes its place. */
export function displayLater(label: string, ratio: number): void {
  clearTimeout(pending);
  pending = Number(setTimeout(() => countDisplay(label, ratio), AD_DISPLAY_EVENT_DELAY_MS));
}

/** Reports a share of the records that are shown, by their own labels. */
export function countDisplay(label: string, ratio: number): void {
  if (Math.random() <= ratio) trackEvent('ad', 'display', label);
}
