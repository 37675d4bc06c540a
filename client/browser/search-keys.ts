/** Ctrl/⌘K and, outside of fields, `/` open the search. Tells the page which of the keys it is to name. */
export function openSearchByKeys(): void {
  if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) document.documentElement.dataset.keys = 'mac';
  document.addEventListener('keydown', (event) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
    const isChord = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
    const isSlash =
      key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).closest('input,textarea,select,[contenteditable],dialog');
    if (event.defaultPrevented || !(isChord || isSlash)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('header .search')?.click();
  });
}
