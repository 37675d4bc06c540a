import { closest } from '../platform/closest.ts';
import { recall, remember } from '../preferences/page-memory.ts';

const key = () => `code-wrap:${location.pathname}` as const;

/** Wraps the code of a page whose reader asked for it before. Runs before the first paint, so that nothing moves later. */
export function restoreWrap(): void {
  if (recall(key())) document.documentElement.dataset.wrap = '';
}

/** Wrap buttons: one choice for all code of the page. The names of the buttons change by CSS. */
export function activateWrapButtons(): void {
  document.addEventListener('click', (event) => {
    const button = closest<HTMLButtonElement>(event, 'button.wrap');
    if (button) toggleWrap(button);
  });
}

function toggleWrap(button: HTMLButtonElement): void {
  const { dataset } = document.documentElement;
  const before = button.getBoundingClientRect().top;
  const wrapped = dataset.wrap !== undefined;
  if (wrapped) delete dataset.wrap;
  else dataset.wrap = '';
  remember(key(), wrapped ? null : '1');
  // Blocks above may have grown too: keep the one being used in place.
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}
