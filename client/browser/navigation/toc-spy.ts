import { HEADER_HEIGHT_PX } from '../../theme/tokens.ts';
import { closest } from '../platform/closest.ts';

/** A heading counts as being read once it is above this share of the window's height, plus the header and a line of text. */
const READING_LINE = 1 / 8;
const COVERED_PX = HEADER_HEIGHT_PX + 24;

/** Marks the table of contents' entry of the heading being read. */
export function spyOnHeadings(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const here = document.querySelector('#toc-row bdi');
  if (links.length === 0) return;
  const toc = document.getElementById('toc');
  toc?.addEventListener('click', (event) => {
    if (closest(event, 'a') && toc.matches(':popover-open')) toc.hidePopover();
  });
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const current = currentIndex(links, headings);
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const title = links[current]?.textContent ?? '';
    if (here && here.textContent !== title) here.textContent = title;
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  for (const event of ['scroll', 'hashchange', 'resize']) addEventListener(event, schedule, { passive: true });
  schedule();
}

function currentIndex(links: HTMLAnchorElement[], headings: (HTMLElement | null)[]): number {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2;
  // The last headings cannot reach the reading line: there the one that the reader asked for counts.
  if (isAtEnd) {
    const asked = links.findIndex((link) => link.hash === location.hash && isVisible(link.hash));
    return asked >= 0 ? asked : links.length - 1;
  }
  const line = innerHeight * READING_LINE + COVERED_PX;
  return headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top <= line);
}

function isVisible(hash: string): boolean {
  const box = document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.top < innerHeight;
}
