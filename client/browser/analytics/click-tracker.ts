import { closest } from '../platform/closest.ts';
/** Tracks clicks on anything that says what it is called: the nearest `data-ga-event-category` counts, a label may stand further out. */
export function trackClicks(): void {
  document.addEventListener('click', (event) => {
    const element = closest(event, '[data-ga-event-category]');
    if (!element) return;
    const { gaEventCategory = '', gaEventAction = '', gaEventSplit } = element.dataset;
    // Only a share of the clicks counts where there would be too many.
    if (gaEventSplit !== undefined && Number(gaEventSplit) < Math.random()) return;
    const eventLabel = element.closest<HTMLElement>('[data-ga-event-label]')?.dataset.gaEventLabel;
    // Names are checked where markup is written.
    window.gtag('event', gaEventCategory, { eventAction: gaEventAction, eventLabel });
  });
}
