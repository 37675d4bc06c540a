const PRESSES = ['mousedown', 'mouseup', 'click'] as const;

/** Keeps what is pressed in a demo before it is alive, and gives it back in order once it is. */
export function keepPresses(): void {
  const kept: MouseEvent[] = [];
  const keep = (event: MouseEvent) => {
    event.stopPropagation();
    // Where a link leads is for the demo to say. What else a press does, such as moving the focus, it may do at once.
    if (event.type === 'click') event.preventDefault();
    kept.push(event);
  };
  for (const press of PRESSES) addEventListener(press, keep, true);
  const giveBack: MutationCallback = (_, observer) => {
    observer.disconnect();
    for (const press of PRESSES) removeEventListener(press, keep, true);
    for (const event of kept) {
      const heir = heirOf(event);
      // The browser has given the focus to what was pressed.
      if (event.type === 'mousedown' && heir !== event.target) focusableAt(heir)?.focus();
      heir?.dispatchEvent(new MouseEvent(event.type, event));
    }
  };
  new MutationObserver(giveBack).observe(document.body, { attributeFilter: ['data-alive'] });
}

/**
 * What a kept press is for now. A demo that was rendered again has other elements where the pressed one stood; that one has left the
 * document, and would, if it is a link, still lead away. A press of the keyboard has no place, and its focus went with the element.
 */
function heirOf({ target, detail, clientX, clientY }: MouseEvent): EventTarget | null {
  if (target instanceof Node && target.isConnected) return target;
  // Right to left, the demo is the mirror of what was drawn before.
  const x = document.documentElement.dir === 'rtl' ? innerWidth - clientX : clientX;
  return detail > 0 ? document.elementFromPoint(x, clientY) : null;
}

function focusableAt(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('a[href],button,input,select,textarea,[tabindex]') : null;
}
