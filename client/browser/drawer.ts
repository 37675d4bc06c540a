import { closeOnSwipe } from './swipe.ts';

/** The side navigation as a drawer: takes the focus, keeps it while open, and closes by a swipe or when the window has room for it. */
export function activateDrawer(nav: HTMLElement, wide: MediaQueryList): void {
  const outside = outsideOf(nav);
  const setInert = (inert: boolean) => {
    for (const element of outside) element.inert = inert;
  };
  // Before it closes, so that the browser can give the focus back to the button.
  nav.addEventListener('beforetoggle', (event) => event.newState === 'closed' && setInert(false));
  const takeOver = () => {
    if (!isOpen(nav)) return;
    setInert(true);
    stops(nav)[0]?.focus();
  };
  nav.addEventListener('toggle', takeOver);
  takeOver();
  nav.addEventListener('keydown', (event) => event.key === 'Tab' && isOpen(nav) && keepInside(nav, event));
  wide.addEventListener('change', () => isOpen(nav) && nav.hidePopover());
  closeOnSwipe(nav);
}

function isOpen(nav: HTMLElement): boolean {
  return nav.matches(':popover-open');
}

/** Everything of the page but the drawer and what it is in. */
function outsideOf(nav: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: HTMLElement = nav; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && sibling.tagName !== 'SCRIPT') found.push(sibling);
    }
  }
  return found;
}

/** What Tab stops at, in order; entries of closed groups are not there. */
function stops(nav: HTMLElement): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>('a,button,summary')].filter((element) => element.checkVisibility());
}

function keepInside(nav: HTMLElement, event: KeyboardEvent): void {
  const all = stops(nav);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
