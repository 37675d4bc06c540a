declare global {
  interface Window {
    look(): unknown;
    firstPaint: Promise<unknown>;
    /** Whether the font came in the moment after the first paint in which a browser still takes it. */
    fontCameLate(): boolean;
  }
}

/** Runs before the page's own scripts: keeps what is seen when the browser first paints, and `look`, which tells it again later. */
export function watchFirstPaint(): void {
  window.look = () => {
    const styled = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return {};
      const { color, backgroundColor, direction, transitionProperty } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // A page grows while it arrives; what is in it stays where it is.
      const isWhole = element.matches('html, body');
      const box = { x, y, width, ...(isWhole ? {} : { height }) };
      return { [selector]: { color, backgroundColor, direction, transitionProperty, box } };
    };
    const metas = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content'));
    const attributes = [document.documentElement, document.body].map((element) =>
      element.outerHTML.slice(0, element.outerHTML.indexOf('>')).replace(' data-settled=""', ''),
    );
    // What has not arrived is not there: it may be painted later, but what was painted stays as it was.
    const seen = ['html', 'body', 'header', 'h1', 'main p', 'main a'].map(styled);
    return { metas, attributes, seen: Object.assign({}, ...seen) };
  };
  // `font-display: optional` blocks for at most a tenth of a second (CSS Fonts 4); on a busy machine the frame that follows is late.
  const BLOCK_MS = 1000;
  let painted = Number.POSITIVE_INFINITY;
  // Kept until asked: the paint may be told after the font that followed it.
  const loaded: number[] = [];
  document.fonts.addEventListener('loadingdone', () => loaded.push(performance.now()));
  window.fontCameLate = () => loaded.some((at) => at > painted && at < painted + BLOCK_MS);
  window.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      painted = Math.min(painted, ...list.getEntries().map(({ startTime }) => startTime));
      resolve(window.look());
    }).observe({ type: 'paint', buffered: true });
  });
}
