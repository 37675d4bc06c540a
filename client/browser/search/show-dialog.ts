/** What lies over the page by itself. */
const OVERLAYS = ':popover-open,[role=dialog],dialog[open]';

/**
 * Shows a dialog that covers the window. `showModal` makes the whole page inert, which computes all its styles again: 100 ms at a quarter of
 * the speed, before the dialog is seen. So it is for what has to lie over something else; on the page alone the focus is kept by `keepFocus`.
 */
export function showDialog(dialog: HTMLDialogElement): void {
  const isCovered = document.querySelector(OVERLAYS);
  // Material UI hides from screen readers what lies beside its own.
  dialog.ariaHidden = null;
  if (isCovered) dialog.showModal();
  else dialog.show();
}

/** Keeps the focus in an open dialog, as browsers do for a modal one: back from its first control leads to its last. */
export function keepFocus(dialog: HTMLDialogElement): void {
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (!dialog.open || dialog.contains(target as Node)) return;
    const stops = dialog.querySelectorAll<HTMLElement>('input,button');
    stops[relatedTarget === stops[0] ? stops.length - 1 : 0]?.focus();
  });
}
