declare global {
  interface Document {
    /** Missing where a browser prepares no pages; written as `web-vitals` declares it too. */
    prerendering?: boolean;
  }
}

/** A page that nothing moves may have no idle period at all: then what waits for one begins after this time. */
const NEVER_IDLE_MS = 500;

/** Calls back once the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => callback(), { timeout: NEVER_IDLE_MS });
  else setTimeout(callback, 200);
}

/** Resolves once the whole document is there. A script that another one adds does not wait for that by itself (HTML, "prepare the script element"). */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Calls back once the page is really opened: a page that is only being prepared must count for nothing. */
export function whenActive(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}

/** Calls back once everything that the document names is loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', () => callback(), { once: true });
}

/** Calls back once this share of an element is in view, or nearly: `margin` widens the view. */
export function whenSeen(element: Element, options: IntersectionObserverInit, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  }, options);
  observer.observe(element);
}
