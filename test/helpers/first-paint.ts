declare global {
  interface Window {
    look(): unknown;
    firstPaint: Promise<unknown>;
  }
}

/** Runs before the page's own scripts: keeps what is seen when the browser first paints, and `look`, which tells it again later. */
export function watchFirstPaint(): void {
  window.look = () => {
    const styled = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return undefined;
      const { color, backgroundColor, direction, transitionProperty } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // A page grows while it arrives; what is in it stays where it is.
      const isWhole = element.matches('html, body');
      return { color, backgroundColor, direction, transitionProperty, box: { x, y, width, ...(isWhole ? {} : { height }) } };
    };
    const metas = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content'));
    const attributes = [document.documentElement, document.body].map((element) =>
      element.outerHTML.slice(0, element.outerHTML.indexOf('>')).replace(' data-settled=""', ''),
    );
    const seen = ['html', 'body', 'header', 'h1', 'main p', 'main a'].flatMap((selector) => styled(selector) ?? []);
    return { metas, attributes, seen };
  };
  window.firstPaint = new Promise((resolve) => {
    new PerformanceObserver(() => resolve(window.look())).observe({ type: 'paint', buffered: true });
  });
}
