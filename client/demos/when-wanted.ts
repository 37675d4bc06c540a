import { whenIdle } from '../browser/platform/when.ts';

/** What a reader does in a demo who uses it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
/** A pointer that stays so long has not come by on its way, and a page that stays so long has been scrolled to where it is read, in milliseconds. */
const REST_MS = 100;
/** A screen reader's own cursor gives no events. */
const WITHOUT_SIGN_MS = 6000;
/** What a reader does in the page: what answers it goes before a demo that nobody asked for. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'scroll'];
/** A reader who has done nothing for so long, in milliseconds, looks. */
const QUIET_MS = 300;

/**
 * Calls back once a reader turns to this demo: uses it, rests the pointer on it, or scrolls to it. Its script takes more of a slow machine
 * than the whole page, and would stand in the way of whatever else is done there; that goes first. One of which the build drew nothing comes
 * by itself where it is in view and its reader does nothing. At once where the demo stands alone, and as soon as the browser is idle where
 * the page says `data-wanted` of its frame.
 */
export function whenWanted(callback: () => void, isDrawn: boolean): void {
  const page = window.parent;
  const frame = page === window ? undefined : frameIn(page);
  if (!frame) {
    callback();
    return;
  }
  const done = new AbortController();
  const go = () => {
    if (done.signal.aborted) return;
    done.abort();
    callback();
  };
  const goWhenIdle = () => whenIdle(go);
  const goIfSeen = () => isInView(frame, page) && goWhenIdle();
  const options = { passive: true, signal: done.signal };
  const pointing = timer(REST_MS, goWhenIdle);
  const scrolling = timer(REST_MS, goIfSeen);
  const waiting = timer(WITHOUT_SIGN_MS, goWhenIdle);
  for (const sign of SIGNS) addEventListener(sign, go, { ...options, capture: true });
  addEventListener('pointermove', pointing.start, options);
  document.documentElement.addEventListener('pointerleave', pointing.stop, options);
  page.addEventListener('scroll', scrolling.start, options);
  // Each key that is typed in the page would wait for the script.
  page.addEventListener('input', waiting.start, options);
  waiting.start();
  // The pointer may have come before this script, and the page may have been scrolled by a link.
  if ('wanted' in frame.dataset) goWhenIdle();
  else if (document.documentElement.matches(':hover')) pointing.start();
  else if (page.scrollY > 0) scrolling.start();
  if (isDrawn) return;
  const looking = timer(QUIET_MS, () => (page.document.readyState === 'complete' ? goIfSeen() : looking.start()));
  for (const act of ACTS) page.addEventListener(act, looking.start, options);
  looking.start();
}

/** Calls back when `delay` milliseconds have passed since its last start. */
function timer(delay: number, callback: () => unknown): { start: () => void; stop: () => void } {
  let running: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(running);
  const start = () => {
    stop();
    running = setTimeout(callback, delay);
  };
  return { start, stop };
}

/** This document's frame, as the page has it: asked for as `frameElement`, WebKit makes it an object of this realm, which is no element in the page. */
function frameIn(page: Window): HTMLElement | undefined {
  return [...page.document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === window);
}

function isInView(frame: Element, page: Window): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > 0 && top < page.innerHeight;
}
