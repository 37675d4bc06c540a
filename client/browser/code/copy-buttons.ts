import { COPY_LABEL_REVERT_MS } from '../../shared/constants.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { announce } from '../platform/announce.ts';
import { closest } from '../platform/closest.ts';

const reverts = new WeakMap<HTMLButtonElement, number>();

/** Copy buttons of code blocks, and Ctrl/⌘C over one: the label says "Copied" for two seconds. A refused clipboard is ignored in silence. */
export function activateCopyButtons(copied: string): void {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, 'button.copy');
    if (button) copyBlock(button, copied);
  });
  document.addEventListener('keydown', (event) => {
    const button = asksForBlock(event) && blockInHand()?.querySelector<HTMLButtonElement>('button.copy');
    if (!button) return;
    // WebKit would copy the empty selection after it.
    event.preventDefault();
    copyBlock(button, copied);
    trackEvent('code', 'copy-keyboard');
  });
}

/** Ctrl/⌘C alone, and nothing else that the browser would copy. */
function asksForBlock(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false;
  const { target } = event;
  const isField = target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=radio]),textarea,select'));
  return !event.defaultPrevented && !isField && getSelection()?.toString() === '';
}

/** The block that the keyboard is on, else the one under the pointer, else the one clicked last. */
function blockInHand(): Element | null {
  const find = (selector: string) => document.querySelector(`.code${selector}`);
  return find(':has(:focus-visible)') ?? find(':hover') ?? find(':focus-within');
}

function copyBlock(button: HTMLButtonElement, copied: string): void {
  button.dataset.label ??= button.textContent;
  button.dataset.copied = '';
  button.textContent = copied;
  announce(copied);
  clearTimeout(reverts.get(button));
  const revert = setTimeout(() => {
    delete button.dataset.copied;
    button.textContent = button.dataset.label ?? '';
  }, COPY_LABEL_REVERT_MS);
  reverts.set(button, Number(revert));
  navigator.clipboard?.writeText(codeOf(button)).catch(() => {});
}

/** The block's code without the lines marked as removed. */
function codeOf(button: HTMLButtonElement): string {
  const code = button.closest('.code')?.querySelector('code')?.cloneNode(true);
  if (!(code instanceof HTMLElement)) return '';
  for (const line of code.querySelectorAll('del')) line.remove();
  return code.textContent.trimEnd();
}
