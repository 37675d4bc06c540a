/** What was typed after the keys that open the search and before its field was there; once. */
export function takeTyped(): string {
  const button = document.querySelector<HTMLElement>('header .search');
  const typed = button?.dataset.typed ?? '';
  delete button?.dataset.typed;
  return typed;
}
