/** A heading counts as being read once it is above this share of the window's height. */
const READING_LINE = 1 / 8;

/** Marks the table of contents' entry of the heading being read. */
export function spyOnHeadings(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#toc a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  if (links.length === 0) return;
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const line = innerHeight * READING_LINE + 80;
    const current = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top <= line);
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
  schedule();
}
