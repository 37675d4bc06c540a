/** Links that are buttons once script runs: they say so, and take the space bar like buttons. */
export function turnLinksIntoButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-button]')) {
    link.setAttribute('role', 'button');
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }
}
