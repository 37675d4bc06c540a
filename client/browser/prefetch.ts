import { type Connection, mayPrefetch } from '../shared/connection.ts';
import { isPrefetchable } from '../shared/prefetchable.ts';

/** What browsers without speculation rules ask for when they navigate: answers vary by it, so it must be the same. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const asked = new Set<string>();

/** Fetches a page once its link is pointed at, focused or touched. */
export function prefetchOnHint(): void {
  for (const hint of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(hint, prefetchTarget, { passive: true });
}

function prefetchTarget({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([download],[target])');
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!link || !mayPrefetch(connection)) return;
  const address = new URL(link.href);
  address.hash = '';
  if (asked.has(address.href) || !isPrefetchable(address, new URL(location.href))) return;
  asked.add(address.href);
  // The answer waits in the HTTP cache. A failure isn't reported: the reader has not asked for the page yet.
  fetch(address, { headers: { Accept: ACCEPT }, priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => asked.delete(address.href));
}
