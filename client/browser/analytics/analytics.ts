import { productOfPath } from '../../shared/address/product-of-path.ts';
import { SEARCH_PATH } from '../../shared/address/view-paths.ts';
import { COUNTED_CATEGORY, COUNTED_PRODUCTS } from '../../shared/analytics/counted-products.ts';
import { splitLanguage } from '../../shared/preferences/language.ts';
import { siteConfig } from '../platform/site-config.ts';
import { recall, remember } from '../preferences/page-memory.ts';
import { trackClicks } from './click-tracker.ts';
import { trackProperties } from './user-properties.ts';

/** Whether this session reports web vitals: drawn once. */
const VITALS_KEY = 'web-vitals';

/** Counts the visit, what is clicked, and how the reader reads; the tracking function queues it, and the sender takes it from there. */
export function startAnalytics(): void {
  const { analytics } = siteConfig();
  trackProperties();
  trackPageView();
  trackClicks();
  if (analytics.sends) void import('./send-events.ts').then(({ sendEvents }) => sendEvents());
  if (reportsVitals(analytics.webVitalsRatio)) void import('./web-vitals.ts').then(({ trackWebVitals }) => trackWebVitals());
}

function trackPageView(): void {
  const { rest: path } = splitLanguage(location.pathname);
  window.gtag('event', 'page_view', {
    page_title: pageTitle(path),
    page_location: path,
    productId: COUNTED_PRODUCTS[productOfPath(path)],
    productCategoryId: COUNTED_CATEGORY,
  });
}

/** The results page has in its title what a reader looks for: that goes nowhere. */
function pageTitle(path: string): string {
  return path === SEARCH_PATH ? (document.querySelector('h1')?.textContent ?? '') : document.title;
}

function reportsVitals(ratio: number): boolean {
  const drawn = recall(VITALS_KEY) ?? String(Math.random() < ratio);
  remember(VITALS_KEY, drawn);
  return drawn === 'true';
}
