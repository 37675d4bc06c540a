/** Adds rules to a document or a shadow root as a constructed sheet, which the page's policy allows. */
export function adoptStyles(css: string, root: DocumentOrShadowRoot = document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
