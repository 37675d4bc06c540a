import { recall, remember } from '../preferences/page-memory.ts';

const MARGIN_PX = 60;

/** Keeps the side navigation's scroll position between pages of a product, and the current page's entry in view, without moving the page. */
export function keepNavScroll(): void {
  const nav = document.getElementById('side-nav');
  if (!nav) return;
  // A page of neither product stands in the navigation of Core.
  const key = `nav-scroll:${document.documentElement.dataset.product ?? 'core'}` as const;
  let last = Number(recall(key)) || 0;
  const restore = () => {
    nav.scrollTop = last;
    showCurrentEntry(nav);
  };
  restore();
  // As a drawer it has no height until it opens.
  nav.addEventListener('toggle', (event) => event.newState === 'open' && restore());
  nav.addEventListener('scroll', () => {
    if (nav.clientHeight > 0) last = nav.scrollTop;
  });
  addEventListener('pagehide', () => remember(key, String(Math.round(last))));
}

function showCurrentEntry(nav: HTMLElement): void {
  const current = nav.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current || nav.clientHeight === 0) return;
  const top = current.getBoundingClientRect().top - nav.getBoundingClientRect().top;
  if (top < MARGIN_PX || top > nav.clientHeight - 2 * MARGIN_PX) nav.scrollTop += top - nav.clientHeight / 2;
}
