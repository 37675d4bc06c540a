/** Shows a picture as large as the window, in a native dialog: Escape, the button or a press closes it, and the focus returns. */
export function enlarge(button: HTMLButtonElement): void {
  const figure = button.closest<HTMLElement>('.picture');
  if (!figure || figure.querySelector('dialog')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.ariaLabel = figure.ariaLabel;
  dialog.append(closeButton(button.dataset.close ?? ''), ...copies(button));
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // Inside the figure, where the styles of pictures and diagrams apply.
  figure.append(dialog);
  dialog.showModal();
}

function closeButton(name: string): HTMLButtonElement {
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = name;
  close.textContent = '×';
  return close;
}

/** The picture again, or both of a pair, of which CSS shows one. */
function copies(button: HTMLButtonElement): Node[] {
  return [...(button.parentElement?.querySelectorAll('img,svg') ?? [])].map((picture) => picture.cloneNode(true));
}
