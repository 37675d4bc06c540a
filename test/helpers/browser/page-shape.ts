/** Widths of a small phone, a phone and a desk, in pixels. */
export const WIDTHS = [360, 390, 1440] as const;

/** What `inspectPage` says of a page that is right. */
export const PAGE_AS_IT_SHOULD_BE = { overflow: 0, headings: 1, main: 1, trapped: 0, cut: 0 };

/**
 * What must be true of any page: nothing wider than the window, one h1, the landmarks, no code that catches the wheel, no command and, on a
 * phone, no table of few columns that is cut off. Runs in a page of which all is laid out.
 */
export function inspectPage() {
  const root = document.documentElement;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
  const isScrolledDown = (pre: HTMLElement) => getComputedStyle(pre).overflowY !== 'hidden' && pre.scrollHeight > pre.clientHeight;
  return {
    trapped: all('.code pre').filter(isScrolledDown).length,
    cut: all(`[data-language=bash] pre${innerWidth < 600 ? ', .table[data-list]' : ''}`).filter(isCut).length,
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
    headings: document.querySelectorAll('h1').length,
    main: document.querySelectorAll('main#main-content').length,
  };
}

/** Lays out what waits for the window: a block that is not laid out is never too wide. Runs in the page. */
export function renderAll() {
  const visible = new CSSStyleSheet();
  visible.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, visible];
}

/** Sets the whole page in a wide fallback font, as where its own came too late. Runs in the page. */
export function wideLetters() {
  const wide = new CSSStyleSheet();
  wide.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide];
}
