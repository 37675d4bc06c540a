import { widthFrom } from '../../theme/media.ts';
import { closeOnSwipe } from './swipe.ts';

/** The side navigation as a drawer: takes the focus, keeps it while open, and closes by a swipe or when the window has room for it. */
export function activateDrawer(nav: HTMLElement): void {
  const isOpen = () => nav.matches(':popover-open');
  const takeFocus = () => isOpen() && stops(nav)[0]?.focus();
  nav.addEventListener('toggle', takeFocus);
  takeFocus();
  document.addEventListener('keydown', (event) => isTab(event) && isOpen() && moveInside(nav, event));
  // The browser gives the focus back to the button when it closes.
  matchMedia(widthFrom('lg')).addEventListener('change', () => isOpen() && nav.hidePopover());
  closeOnSwipe(nav);
}

/** What Tab stops at, in order; entries of closed groups are not there. */
function stops(nav: HTMLElement): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('a,button,summary')].filter((element) => element.checkVisibility());
}

/** WebKit on Linux has no name for Tab with Shift, of which its keyboard makes another key. */
function isTab({ key, code }: KeyboardEvent): boolean {
  return key === 'Tab' || code === 'Tab';
}

/** To the next stop, round the ends: left to itself, Safari passes over links and out of the drawer. */
function moveInside(nav: HTMLElement, event: KeyboardEvent): void {
  const all = stops(nav);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % all.length;
  event.preventDefault();
  all.at(next)?.focus();
}
