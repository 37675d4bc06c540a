import { elementsOf, findElement, type HtmlElement, hasClass, parseHtml, textOf } from '../content/twin/html-tree.ts';

/** A code block of a page: a file when it has a title, commands when its language is the shell's. */
type PageBlock = { language: string; title?: string; code: string };
/** What stands below a heading, up to the next one of any level. */
export type PageSection = { id: string; words: string; blocks: PageBlock[] };

/** Tabs show the same step for several tools; guides take npm's. */
const TAB = 'npm';
const HEADING = /^h[2-6]$/;

/** The sections of a compiled page, in their order. The first has no id. */
export function pageSections(html: string): PageSection[] {
  const sections: PageSection[] = [{ id: '', words: '', blocks: [] }];
  for (const element of elementsOf(parseHtml(html))) {
    const id = HEADING.test(element.tag) ? headingId(element) : undefined;
    if (id) sections.push({ id, words: '', blocks: [] });
    else read(element, sections.at(-1)!);
  }
  return sections;
}

function headingId(heading: HtmlElement): string | undefined {
  return heading.attributes.id ?? findElement(heading, ({ attributes }) => Boolean(attributes.id))?.attributes.id;
}

function read(element: HtmlElement, section: PageSection): void {
  if (element.tag === 'figure' && hasClass(element, 'code')) section.blocks.push(codeOf(element));
  else if (hasClass(element, 'tab-panel') && element.attributes['data-name'] !== TAB && !isOnlyFiles(element)) return;
  else if (elementsOf(element).some(isBlock)) for (const child of elementsOf(element)) read(child, section);
  else section.words += ` ${textOf(element)}`;
}

function isBlock({ tag }: HtmlElement): boolean {
  return ['figure', 'div', 'p', 'ul', 'ol', 'li', 'aside', 'table', 'section'].includes(tag);
}

/** Tabs that are not those of package managers hold files, all of which belong to the page. */
function isOnlyFiles(panel: HtmlElement): boolean {
  return findElement(panel, ({ tag }) => tag === 'figcaption') !== undefined;
}

function codeOf(figure: HtmlElement): PageBlock {
  const caption = findElement(figure, ({ tag }) => tag === 'figcaption');
  const code = findElement(figure, ({ tag }) => tag === 'code');
  return {
    language: figure.attributes['data-language'] ?? '',
    title: caption && textOf(caption),
    code: code ? textOf(code) : '',
  };
}
