/** What the markup of a part of the page always has. Throws where it was taken away. */
export function partOf<E extends Element = HTMLElement>(whole: ParentNode, selector: string): E {
  const part = whole.querySelector<E>(selector);
  if (!part) throw new Error(`The page lost \`${selector}\`. Reload it.`);
  return part;
}
