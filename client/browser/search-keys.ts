/**
 * Ctrl/⌘K and, outside of fields, `/` open the search; what is typed until its field is there waits on the button.
 * Tells the page which of the keys it is to name.
 */
export function openSearchByKeys(): void {
  if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) document.documentElement.dataset.keys = 'mac';
  document.addEventListener('keydown', (event) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
    const button = document.querySelector<HTMLElement>('header .search');
    if (event.defaultPrevented || !button) return;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    const isChord = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
    const isSlash = key === '/' && isPlain && !(target as Element).closest('input,textarea,select,[contenteditable],dialog');
    const { typed } = button.dataset;
    if (typed !== undefined && isPlain && key.length === 1) button.dataset.typed = typed + key;
    else if (isChord || isSlash) {
      button.dataset.typed ??= '';
      button.click();
    } else return;
    event.preventDefault();
  });
}
