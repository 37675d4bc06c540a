/** Copies text that is still being made. A refused or missing clipboard is ignored in silence. */
export async function writeToClipboard(source: Promise<string>): Promise<void> {
  try {
    // Safari lets a page write only in the click itself, so the clipboard is handed a promise of the text.
    const text = source.then((code) => new Blob([code], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  } catch {
    // What was to be copied can still be shown and selected.
  }
}
