import { isPrefetchable } from '../../shared/address/prefetchable.ts';
import { closest } from '../platform/closest.ts';
import { type Connection, mayPrefetch } from '../platform/connection.ts';

declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: Connection;
  }
}

/** How a page is made ready: its HTML is fetched, or all of it is rendered where the browser can. */
const READINESS = ['html', 'page'] as const;
type Readiness = (typeof READINESS)[number];

/** What the reader points at, presses or has focused. */
type Hint = Pick<Event, 'target'>;

/** What browsers without speculation rules ask for when they navigate: answers vary by it, so it must be the same. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** How long a pointer stays before something is made ready, in milliseconds: it is not on its way over the link, and it is in no hurry. */
const DWELL_MS: Record<Readiness, number> = { html: 60, page: 200 };

const PASSIVE = { passive: true };

const asked = new Set<string>();
let marked: HTMLAnchorElement | undefined;

/** Makes the page of a link ready once the link is pressed, focused or pointed at. */
export function prepareOnHint(): void {
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  const prepare = (hint: Hint, readiness: Readiness) => {
    const link = pageLink(hint);
    if (link && hasRules) mark(link, readiness);
    else if (link) fetchPage(link);
  };
  for (const hint of ['pointerdown', 'focusin']) document.addEventListener(hint, (event) => prepare(event, 'html'), PASSIVE);
  let pointing: ReturnType<typeof setTimeout>[] = [];
  const leave = () => pointing.forEach(clearTimeout);
  const point = (hint: Hint) => {
    leave();
    pointing = READINESS.map((readiness) => setTimeout(() => prepare(hint, readiness), DWELL_MS[readiness]));
  };
  document.addEventListener('pointerover', point, PASSIVE);
  // A pointer that came before this script rests on its link, and says nothing more.
  point({ target: document.querySelector('a:hover') });
  // A finger that scrolls touched the link by chance.
  document.addEventListener('pointercancel', leave, PASSIVE);
  // Whoever comes back has just been there. Timers go on then.
  addEventListener('pagehide', () => {
    leave();
    unmark();
  });
}

/** The link that a hint is about, if it leads to a page that may be fetched before it is asked for. */
function pageLink(hint: Hint): HTMLAnchorElement | undefined {
  const link = closest<HTMLAnchorElement>(hint, 'a[href]:not([download],[target])');
  if (!link || !mayPrefetch(navigator.connection)) return undefined;
  return isPrefetchable(new URL(link.href), new URL(location.href)) ? link : undefined;
}

/**
 * Marks the link for the rules of static/speculation-rules.json, and takes the mark from the one before: its page is given up. Browsers that
 * choose the moment begin to render at the press, which a page that is only fetched overtakes.
 */
function mark(link: HTMLAnchorElement, readiness: Readiness): void {
  if (marked !== link) unmark();
  marked = link;
  if (link.dataset.next !== 'page') link.dataset.next = readiness;
}

function unmark(): void {
  delete marked?.dataset.next;
}

/** The answer waits in the HTTP cache. A failure isn't reported: the reader has not asked for the page yet. */
function fetchPage(link: HTMLAnchorElement): void {
  const address = new URL(link.href);
  address.hash = '';
  if (asked.has(address.href)) return;
  asked.add(address.href);
  fetch(address, { headers: { Accept: ACCEPT }, priority: 'low' })
    .then((response) => response.arrayBuffer())
    .catch(() => asked.delete(address.href));
}
