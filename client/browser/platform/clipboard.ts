/** Copies text that is still being made. Returns whether it is in the clipboard, which may be refused or missing. */
export async function writeToClipboard(source: Promise<string>): Promise<boolean> {
  try {
    // Safari lets a page write only in the click itself, so the clipboard is handed a promise of the text.
    const text = source.then((code) => new Blob([code], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    // What was to be copied can still be shown and selected.
    return false;
  }
}
