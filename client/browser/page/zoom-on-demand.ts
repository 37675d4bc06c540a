/** Pictures are enlarged by the button over them; the code for it arrives with the first press. */
export function zoomOnDemand(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button.zoom');
    if (!button) return;
    const { enlarge } = await import('./enlarge.ts');
    enlarge(button);
  });
}
