import { pageTitle } from '../../../client/shared/address/page-title.ts';
import { leavesOf } from '../../../client/shared/navigation.ts';
import { TREES } from '../../../scripts/shared/content-files.ts';
import { changedWorker } from '../project/changed-worker.ts';
import { site } from '../project/site.ts';
import { elementsOf, type HtmlElement, hasClass, parseHtml } from './html-tree.ts';

/** Every text of a dictionary. */
function textsOf(dictionary: object): string[] {
  return Object.values(dictionary).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const texts = [...new Set(textsOf(site.dictionary('zh')))];
const chinese = texts.filter((text) => /\p{Script=Han}/u.test(text));
const titles = site.dictionary('zh').pages as Record<string, string>;
const pages = Object.values(TREES).flatMap(({ entries }) => leavesOf(entries));

/** Names that are the same in every language: those of the dictionary, those of pages that are called as in code, and a few more. */
const NAMES: ReadonlySet<string | null> = new Set([
  ...texts.filter((text) => !chinese.includes(text)),
  ...pages.filter(({ pathname }) => !titles[pathname]).map((entry) => pageTitle(entry)),
  ...['Toolpad Core', 'Toolpad Studio', 'Core', 'Studio', 'English', '中文', 'JavaScript', 'TypeScript', 'JS', 'TS', 'API', 'Markdown'],
  ...['ChatGPT', 'Claude'],
]);

/** What a page is about, as opposed to the interface around it; and what nobody sees. */
const isContent = (element: HtmlElement) =>
  // Sections are what a search found, and names of people stand in bdi.
  ['h1', 'section', 'bdi'].includes(element.tag) ||
  ['body', 'description', 'hero', 'window', 'zoom'].some((name) => hasClass(element, name)) ||
  (/^#./.test(element.attributes.href ?? '') && !hasClass(element, 'skip')) ||
  // The index names pages.
  (element.tag === 'a' && element.attributes.role === 'option') ||
  element.attributes.id === 'ad-slot' ||
  element.attributes.lang === 'en' ||
  element.attributes['aria-hidden'] === 'true';
/** What the interface adds to content. */
const isControl = (element: HtmlElement) =>
  ['button', 'legend', 'select'].includes(element.tag) ||
  element.attributes.role === 'toolbar' ||
  element.attributes.lang === 'zh' ||
  hasClass(element, 'notice');

/** As the Worker's scripts write a text, and as those of browsers do, whose encoding nobody vouches for. */
const plain = (text: string) => JSON.stringify(text);
const escaped = (text: string) =>
  plain(text).replace(/[^\0-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

/** A built script whose Chinese words stand in brackets. */
export function withBrackets(script: string): string {
  return [plain, escaped].reduce(
    (written, literal) => chinese.reduce((text, word) => text.replaceAll(literal(word), literal(`⟦${word}⟧`)), written),
    script,
  );
}

/** The built Worker in a folder of its own, with every Chinese word of the interface in brackets. */
export function pseudoWorker(): string {
  return changedWorker(withBrackets, 'words of the interface');
}

/** Words of the interface in a document that stand in no brackets, so that no dictionary has them. */
export function hardCodedWords(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/body>[\s\S]*$/, '</body>');
  return [...new Set(wordsIn(parseHtml(body), false))];
}

function wordsIn(element: HtmlElement, inContent: boolean): string[] {
  const found: string[] = inContent
    ? []
    : ['aria-label', 'title', 'placeholder'].flatMap((name) => unknown(element.attributes[name] ?? ''));
  for (const child of element.children) if (typeof child === 'string' && !inContent) found.push(...unknown(child));
  for (const child of elementsOf(element)) found.push(...wordsIn(child, isContent(child) || (inContent && !isControl(child))));
  return found;
}

function unknown(text: string): string[] {
  const rest = text
    .replace(/⟦[^⟧]*⟧/g, '⟦⟧')
    .split('⟦⟧')
    .map((part) => part.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ''));
  return rest.filter((part) => /\p{L}/u.test(part) && !NAMES.has(part) && !/^v?\d[\d.]*$/.test(part));
}
