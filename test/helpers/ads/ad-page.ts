import type { Page } from 'playwright-core';
import type {} from '../../../client/browser/analytics/gtag.ts';

/** A page with a slot, and one without. */
export const SLOT_PAGE = '/toolpad/core/react-dashboard-layout';
export const PLAIN_PAGE = '/toolpad/core/introduction';

/**
 * What the slot draws, in its order: the plea, the house ad, the layout. What is drawn later is the last of them again.
 * One in five slots is inline, and one in five shows the plea where it may: the draws are at these borders.
 */
export type Draws = [plea: number, house: number, layout: number];
export const IMAGE: Draws = [0.2, 0.5, 0.2];
export const INLINE: Draws = [0.2, 0.5, 0.199];
export const PLEADING: Draws = [0.199, 0.5, 0.2];

/** Makes the page draw these numbers, and answers for the hosts of the good ad. Returns the addresses asked of those. */
export async function prepareAds(page: Page, draws: Draws = IMAGE): Promise<string[]> {
  const asked: string[] = [];
  await page.addInitScript((numbers) => {
    const left = [...numbers];
    Math.random = () => (left.length > 1 ? left.shift()! : left[0]!);
    try {
      // Drawn already, so that the slot's draws are the first.
      sessionStorage.setItem('web-vitals', 'false');
    } catch {
      // The network's sandboxed frame has no storage, and draws nothing.
    }
  }, draws);
  await page.context().route(/^https:\/\/\w+\.ads\.example\//, (route) => {
    asked.push(route.request().url());
    const headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
    const isPicture = route.request().resourceType() === 'image';
    return route.fulfill({
      status: 200,
      headers,
      contentType: isPicture ? 'image/svg+xml' : 'text/html',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  return asked;
}

export const slotOf = (page: Page) => page.locator('#ad-slot');
export const labelOf = (page: Page) => slotOf(page).getAttribute('data-ga-event-label');

/** The ad events that the page has tracked: action and label. */
export function adEvents(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.dataLayer.flatMap(([kind, name, { eventAction, eventLabel }]) =>
      kind === 'event' && name === 'ad' ? `${eventAction} ${eventLabel}` : [],
    ),
  );
}
