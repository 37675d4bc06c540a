/** What a reader does sooner or later. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
/** A screen reader's own cursor gives no events. */
const WITHOUT_SIGN_MS = 6000;

/**
 * Calls back once a reader of the page around this frame gives a first sign: a demo's script takes more of a slow machine than the whole
 * page, and would stand in the way of its first scroll. At once where the demo stands alone, or where the page has been read already.
 */
export function whenWanted(callback: () => void): void {
  const page = window.parent;
  if (page === window || page.scrollY > 0 || page.navigator.userActivation?.hasBeenActive) {
    callback();
    return;
  }
  const waiting = new AbortController();
  const go = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    callback();
  };
  for (const place of [window, page]) {
    for (const sign of SIGNS) place.addEventListener(sign, go, { capture: true, passive: true, signal: waiting.signal });
  }
  setTimeout(go, WITHOUT_SIGN_MS);
}
