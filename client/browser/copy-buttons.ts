import { COPY_LABEL_REVERT_MS } from '../shared/constants.ts';

/** Copy buttons of code blocks: the label says "Copied" for two seconds. A refused clipboard is ignored in silence. */
export function activateCopyButtons(copied: string): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button.copy');
    if (button && !button.dataset.copied) copyBlock(button, copied);
  });
}

function copyBlock(button: HTMLButtonElement, copied: string): void {
  const label = button.textContent;
  button.dataset.copied = '';
  button.textContent = copied;
  setTimeout(() => {
    delete button.dataset.copied;
    button.textContent = label;
  }, COPY_LABEL_REVERT_MS);
  navigator.clipboard?.writeText(codeOf(button)).catch(() => {});
}

/** The block's code without the lines marked as removed. */
function codeOf(button: HTMLButtonElement): string {
  const code = button.parentElement?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const line of code?.querySelectorAll('del') ?? []) line.remove();
  return code?.textContent?.trimEnd() ?? '';
}
