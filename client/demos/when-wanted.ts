import { whenIdle } from '../browser/platform/when.ts';

/** What a reader does in a demo who uses it. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
/** A pointer that stays so long has not come by on its way, and a page that stays so long has been scrolled to where it is read, in milliseconds. */
const REST_MS = 100;
/** A screen reader's own cursor gives no events. */
const WITHOUT_SIGN_MS = 6000;

/**
 * Calls back once a reader turns to this demo: uses it, rests the pointer on it, or scrolls to it. Its script takes more of a slow machine
 * than the whole page, and would stand in the way of whatever else is done there; that goes first. At once where the demo stands alone, and
 * as soon as the browser is idle where the page says `data-wanted` of its frame.
 */
export function whenWanted(callback: () => void): void {
  const page = window.parent;
  const frame = page === window ? undefined : frameIn(page);
  if (!frame) {
    callback();
    return;
  }
  let isDone = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    if (!isDone) callback();
    isDone = true;
    page.removeEventListener('scroll', scroll);
    page.removeEventListener('input', waitForSign);
  };
  const leave = () => clearTimeout(rest);
  const goAfterRest = (isWanted = () => true) => {
    leave();
    rest = setTimeout(() => isDone || (isWanted() && whenIdle(go)), REST_MS);
  };
  const point = () => goAfterRest();
  const scroll = () => goAfterRest(() => isInView(frame, page));
  let unseen: ReturnType<typeof setTimeout> | undefined;
  const waitForSign = () => {
    clearTimeout(unseen);
    unseen = setTimeout(() => whenIdle(go), WITHOUT_SIGN_MS);
  };
  const { documentElement } = document;
  for (const sign of SIGNS) addEventListener(sign, go, { capture: true, passive: true });
  addEventListener('pointermove', point, { passive: true });
  documentElement.addEventListener('pointerleave', leave);
  page.addEventListener('scroll', scroll, { passive: true });
  // The pointer may have come before this script, and the page may have been scrolled by a link.
  if ('wanted' in frame.dataset) whenIdle(go);
  else if (documentElement.matches(':hover')) point();
  else if (page.scrollY > 0) scroll();
  waitForSign();
  // Each key that is typed in the page would wait for the script.
  page.addEventListener('input', waitForSign);
}

/** This document's frame, as the page has it: asked for as `frameElement`, WebKit makes it an object of this realm, which is no element in the page. */
function frameIn(page: Window): HTMLElement | undefined {
  return [...page.document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === window);
}

function isInView(frame: Element, page: Window): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  return bottom > 0 && top < page.innerHeight;
}
