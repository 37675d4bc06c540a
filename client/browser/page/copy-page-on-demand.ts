/** "Copy page" copies the page as Markdown; the code for it arrives with the first press. */
export function copyPageOnDemand(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('.copy-page');
    if (!button) return;
    const { copyPage } = await import('./copy-page.ts');
    copyPage(button);
  });
}
