/** Widths of a small phone, a phone and a desk, in pixels. */
export const WIDTHS = [360, 390, 1440] as const;

/** What `inspectPage` says of a page that is right. */
export const PAGE_AS_IT_SHOULD_BE = { overflow: 0, headings: 1, main: 1 };

/** What must be true of any page: nothing wider than the window, one h1, the landmarks. Runs in the page. */
export function inspectPage() {
  const root = document.documentElement;
  return {
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
    headings: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main#main-content').length,
  };
}
