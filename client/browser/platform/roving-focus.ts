const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Makes the focused control the one that Tab comes back to. */
export function becomeTabStop(focused: HTMLElement): void {
  const controls = controlsAround(focused);
  if (!controls.includes(focused)) return;
  for (const control of controls) control.tabIndex = control === focused ? 0 : -1;
}

/** Moves the focus within the toolbar or menu that has it: to a neighbor, round the ends, or to an end. Browsers do so for radio buttons alone. */
export function moveFocus(key: string): void {
  const focused = document.activeElement as HTMLElement;
  const controls = controlsAround(focused);
  const mirrored = /^Arrow(?:Left|Right)$/.test(key) && getComputedStyle(focused).direction === 'rtl';
  const step = (STEPS[key] ?? 0) * (mirrored ? -1 : 1);
  const index = key === 'Home' ? 0 : key === 'End' ? -1 : controls.indexOf(focused) + step;
  controls.at(index % controls.length)?.focus();
}

/** The controls of the innermost toolbar or menu; those of a closed menu aren't part of the toolbar, nor are links to other stylings. */
function controlsAround(focused: HTMLElement): HTMLElement[] {
  const menu = focused.closest('[role=menu]');
  if (menu) return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter(isShown);
  const controls = focused.closest('[role=toolbar]')?.querySelectorAll<HTMLElement>(':is(button, a):not([role])') ?? [];
  return [...controls].filter(isShown);
}

function isShown(control: HTMLElement): boolean {
  return control.getClientRects().length > 0;
}
