import { AD_DISPLAY_EVENT_DELAY_MS } from '../../shared/constants.ts';
import { trackEvent } from '../analytics/track-event.ts';

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
