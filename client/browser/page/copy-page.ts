import { COPY_LABEL_REVERT_MS } from '../../shared/constants.ts';
import { announce } from '../platform/announce.ts';
import { writeToClipboard } from '../platform/clipboard.ts';

/** Copies the page's Markdown twin, in the reader's code variant; the label says "Copied" for two seconds. */
export function copyPage(button: HTMLButtonElement): void {
  const label = button.querySelector('span');
  const { copied = '' } = document.documentElement.dataset;
  if (!label || label.textContent === copied) return;
  void writeToClipboard(loadMarkdown(button.dataset.source ?? ''));
  const words = label.textContent;
  label.textContent = copied;
  announce(copied);
  setTimeout(() => {
    label.textContent = words;
  }, COPY_LABEL_REVERT_MS);
}

/** The page as Markdown, from its twin's address, in the code variant that the page shows. */
export async function loadMarkdown(address: string): Promise<string> {
  // The page may show a variant that a link asked for, which the cookie does not know.
  const response = await fetch(`${address}?variant=${document.documentElement.dataset.codeVariant}`);
  if (!response.ok) throw new Error(`The page's Markdown did not arrive (${response.status}). Reload the page.`);
  return response.text();
}
