/** Makes a change of colours at once: nothing fades from one scheme into the other. */
export function withoutTransitions(change: () => void): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*,::before,::after{transition:none!important}');
  document.adoptedStyleSheets.push(still);
  change();
  // Asking for a size applies the new styles now, while nothing may move.
  void document.body.offsetHeight;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
