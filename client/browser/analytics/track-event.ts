import type { EventName } from '../../shared/analytics/events.ts';

/** Tracks an event through the page's tracking function. Apart from that function's own module, so that what loads late brings it along. */
export function trackEvent(...[category, action, label]: [...name: EventName, label?: string]): void {
  window.gtag('event', category, { eventAction: action, eventLabel: label });
}
