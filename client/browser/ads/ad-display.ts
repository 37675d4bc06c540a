import { trackEvent } from '../analytics/track-event.ts';

/** A display event is sent this long after the label is known, in milliseconds. */
export const AD_DISPLAY_EVENT_DELAY_MS = 2500;

let pending: number | undefined;

/** Reports a share of what slots show, once it has been there for a while; another label before that takes its place. */
export function countDisplay(label: string, ratio: number): void {
  clearTimeout(pending);
  pending = Number(
    setTimeout(() => {
      if (Math.random() <= ratio) trackEvent('ad', 'display', label);
    }, AD_DISPLAY_EVENT_DELAY_MS),
  );
}
