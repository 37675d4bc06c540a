/** Fetches what keeps the section in the links of the language menu, each time that it opens. */
export function loadLanguageLinks(): void {
  const menu = document.querySelector('#language-menu details');
  menu?.addEventListener('toggle', async () => (await import('./language-links.ts')).leadToSection(menu));
}
