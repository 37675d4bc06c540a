type Attributes = Record<string, string | undefined>;

/** An element with attributes, of which undefined ones are left out, and with what is in it. */
export function element(name: string, attributes: Attributes, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...content);
  return made;
}
