/** Says a few words to screen readers, politely, through the page's one live region. */
export function announce(words: string): void {
  const region = document.getElementById('live');
  if (!region) return;
  region.textContent = '';
  // The same words again are news only after the region was empty.
  requestAnimationFrame(() => {
    region.textContent = words;
  });
}
