/** An element, or a text with its entities resolved. The root has no tag. */
export type HtmlNode = string | HtmlElement;
export type HtmlElement = { tag: string; attributes: Record<string, string>; children: HtmlNode[] };

const VOID = new Set(['br', 'hr', 'img', 'input']);
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>/gi;
const ATTRIBUTE = /([^\s="]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/** Parses HTML as React writes it: every element is closed, every attribute is in double quotes. Throws when it is not. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) open.at(-1)!.children.push(decodeEntities(html.slice(end, to)));
  };
  for (const match of html.matchAll(TOKEN)) {
    const [whole, closing, tag = '', attributes = '', selfClosing] = match;
    addText(match.index);
    end = match.index + whole.length;
    if (!tag) continue;
    if (closing) {
      const { tag: opened } = open.pop()!;
      if (opened !== tag) throw new Error(`The HTML closes <${tag}> where <${opened}> is open.`);
      continue;
    }
    const element = { tag, attributes: parseAttributes(attributes), children: [] };
    open.at(-1)!.children.push(element);
    if (!selfClosing && !VOID.has(tag)) open.push(element);
  }
  addText(html.length);
  return root;
}

function parseAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decodeEntities(value)]));
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex!, 16));
  });
}

/** Whether an element has a class. */
export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return attributes.class?.split(' ').includes(name) ?? false;
}

/** Everything that is text below a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The elements among a node's children. */
export function elementsOf({ children }: HtmlElement): HtmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The first element below a node that passes the test, in document order. */
export function findElement(node: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of elementsOf(node)) {
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}
