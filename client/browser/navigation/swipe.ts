/** A swipe closes when it has gone this share of the drawer's width, or is this fast. */
const SHARE = 0.35;
const FAST_PX_PER_MS = 0.5;

/** Closes a drawer at the inline start by a swipe towards its edge; the drawer follows the finger. Material UI's `SwipeableDrawer` would bring React to every page. */
export function closeOnSwipe(drawer: HTMLElement): void {
  let start: { x: number; at: number } | undefined;
  // Towards the edge counts as positive: to the left, or to the right on a page that runs from right to left.
  const distance = (event: PointerEvent) => {
    const sign = document.documentElement.dir === 'rtl' ? 1 : -1;
    return start ? Math.max(0, (event.clientX - start.x) * sign) : 0;
  };
  const end = () => {
    start = undefined;
    drawer.style.transform = '';
  };
  drawer.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' || !event.isPrimary || !drawer.matches(':popover-open')) return;
    start = { x: event.clientX, at: event.timeStamp };
  });
  drawer.addEventListener('pointermove', (event) => {
    if (!start) return;
    const moved = distance(event);
    drawer.style.transform = moved > 8 ? `translateX(${document.documentElement.dir === 'rtl' ? moved : -moved}px)` : '';
  });
  drawer.addEventListener('pointerup', (event) => {
    if (!start) return;
    const moved = distance(event);
    const speed = moved / Math.max(1, event.timeStamp - start.at);
    end();
    if (moved > drawer.clientWidth * SHARE || (moved > 40 && speed > FAST_PX_PER_MS)) drawer.hidePopover();
  });
  drawer.addEventListener('pointercancel', end);
}
