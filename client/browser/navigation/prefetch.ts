import { isPrefetchable } from '../../shared/address/prefetchable.ts';
import { type Connection, mayPrefetch } from '../../shared/connection.ts';
import { closest } from '../platform/closest.ts';

declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: Connection;
  }
}

/** What browsers without speculation rules ask for when they navigate: answers vary by it, so it must be the same. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const asked = new Set<string>();

/** A pointer that stays so long is not on its way over the link, in milliseconds. */
const DWELL_MS = 60;

/** Fetches a page once its link is pressed, focused or pointed at. */
export function prefetchOnHint(): void {
  for (const hint of ['pointerdown', 'focusin']) document.addEventListener(hint, prefetchTarget, { passive: true });
  let pointing: ReturnType<typeof setTimeout> | undefined;
  const point = (event: Event) => {
    clearTimeout(pointing);
    pointing = setTimeout(() => prefetchTarget(event), DWELL_MS);
  };
  document.addEventListener('pointerover', point, { passive: true });
}

function prefetchTarget(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]:not([download],[target])');
  const { connection } = navigator;
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
