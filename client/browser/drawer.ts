import { closeOnSwipe } from './swipe.ts';

/** The side navigation as a drawer: takes the focus, keeps it while open, and closes by a swipe or when the window has room for it. */
export function activateDrawer(nav: HTMLElement, wide: MediaQueryList): void {
  const isOpen = () => nav.matches(':popover-open');
  const takeFocus = () => isOpen() && stops(nav)[0]?.focus();
  nav.addEventListener('toggle', takeFocus);
  takeFocus();
  document.addEventListener('keydown', (event) => event.key === 'Tab' && isOpen() && keepInside(nav, event));
  // The browser gives the focus back to the button when it closes.
  wide.addEventListener('change', () => isOpen() && nav.hidePopover());
  closeOnSwipe(nav);
}

/** What Tab stops at, in order; entries of closed groups are not there. */
function stops(nav: HTMLElement): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('a,button,summary')].filter((element) => element.checkVisibility());
}

function keepInside(nav: HTMLElement, event: KeyboardEvent): void {
  const all = stops(nav);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const { activeElement } = document;
  if (activeElement !== edge && nav.contains(activeElement)) return;
  event.preventDefault();
  other?.focus();
}
