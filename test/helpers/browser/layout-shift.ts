type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/** Every layout shift of a page once it is there, as the browser reports them, with what moved from where to where. Runs in the page. */
export function layoutShifts(): Promise<string[]> {
  return new Promise((resolve) => {
    // A test that stopped the clock has no such entry.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // What stands at the end of a bar moves by less when a busy browser paints between two parts of the page's HTML; little moves a frame later.
    // The frame that has all of it may come as late as a busy browser's frames do.
    const arrived = (navigation?.domInteractive ?? 0) + 200;
    const isOfArrival = ({ value, startTime }: LayoutShift) => value < (startTime <= arrived ? 0.005 : 0.001);
    const shifts: string[] = [];
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (isOfArrival(shift)) continue;
        const { value, sources } = shift;
        const moved = sources.map((source) => `${nameOf(source.node)}: ${place(source.previousRect)} → ${place(source.currentRect)}`);
        shifts.push(`${value.toFixed(5)} ${moved.join('; ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  });
}
