import { closest } from '../platform/closest.ts';
import { mayPrefetch } from '../platform/connection.ts';
import { fetchOnce } from '../platform/fetch-json.ts';
import { isComposing } from '../platform/is-composing.ts';
import type { activateSearch } from './dialog/activate-search.ts';
import { keepFocus, showDialog } from './show-dialog.ts';

/** A pointer that is there for so long has come for the search, in milliseconds. */
const REST_MS = 60;

/**
 * Opens the search dialog, which stands in the page, by its button, by Ctrl/⌘K and, outside of fields, by `/`. What answers in it is
 * fetched once a reader turns to it; without that its field leads to the results page. Tells the page which of the keys it is to name.
 */
export function openSearchOnDemand(): void {
  const button = document.querySelector<HTMLElement>('header .search');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const form = dialog?.querySelector('form');
  if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) document.documentElement.dataset.keys = 'mac';
  if (!button || !dialog || !form) return;
  const { prepare, load } = answeringOf(dialog);
  const stopResting = loadForResting(button, load);
  const open = () => {
    // A press that is quicker asks the edge: the index would keep its answer waiting.
    stopResting();
    form.reset();
    showDialog(dialog);
    button.ariaExpanded = 'true';
    prepare().then(
      ({ begin }) => dialog.open && begin(),
      () => {},
    );
  };
  button.ariaExpanded = 'false';
  button.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  keepFocus(dialog);
  // It covers the window: a press beside its card is one on itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || closest(event, '.close')) dialog.close();
  });
  form.addEventListener('submit', (event) => new FormData(form).get('q') || event.preventDefault());
  dialog.addEventListener('close', () => {
    button.ariaExpanded = String(dialog.open);
  });
  document.addEventListener('keydown', (event) => {
    // Not every browser has `closedby`, and an input method uses the same key.
    if (event.key === 'Escape' && dialog.open && !isComposing(event)) dialog.close();
    if (event.defaultPrevented || !(isChord(event) || isSlash(event))) return;
    event.preventDefault();
    if (!dialog.open) open();
    else if (isChord(event)) dialog.close();
  });
}

/** What answers in a dialog: `prepare` fetches it once, or again after a failure; `load` has it load the index as well. */
function answeringOf(dialog: HTMLDialogElement) {
  let answering: Promise<ReturnType<typeof activateSearch>> | undefined;
  const prepare = () => {
    answering ??= import('./dialog/activate-search.ts').then(({ activateSearch }) => activateSearch(dialog));
    answering.catch(() => {
      answering = undefined;
    });
    return answering;
  };
  const load = () => {
    // Side by side with its reader. A failure shows in the dialog, which tries again.
    const { index } = dialog.dataset;
    if (index) for (const part of [fetchOnce(index), import('./dialog/index-answers.ts')]) part.catch(() => {});
    prepare().then(
      (answering) => answering.load(),
      () => {},
    );
  };
  return { prepare, load };
}

/** Loads for a pointer or a focus that rests on a button. Returns what stops waiting for that. */
function loadForResting(button: HTMLElement, load: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(resting);
  for (const hint of ['pointerenter', 'focus']) {
    button.addEventListener(hint, () => {
      stop();
      if (mayPrefetch(navigator.connection)) resting = setTimeout(load, REST_MS);
    });
  }
  button.addEventListener('pointerleave', stop);
  return stop;
}

/** On a Mac, Ctrl+K in a field deletes the rest of its line. */
function isChord({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isPressed = document.documentElement.dataset.keys === 'mac' ? metaKey && !ctrlKey : ctrlKey !== metaKey;
  return key.toLowerCase() === 'k' && isPressed && !altKey && !shiftKey;
}

function isSlash(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !closest(event, 'input,textarea,select,[contenteditable],dialog');
}
