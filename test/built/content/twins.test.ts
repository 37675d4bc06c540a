import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import createMarkdownIt from 'markdown-it';
import { afterAll, describe, expect, test } from 'vitest';
import { CALLOUTS } from '../../../client/blocks/blocks.ts';
import type { CompiledPage } from '../../../client/blocks/page.ts';
import type { MarkdownTwin } from '../../../client/shared/address/built-files.ts';
import { createTranslate } from '../../../client/shared/translate.ts';
import { assetsFolder } from '../../../scripts/shared/folders.ts';
import { elementsOf, findElement, type HtmlElement, hasClass, parseHtml, textOf } from '../../helpers/html/html-tree.ts';
import { htmlOfBlocks } from '../../helpers/html/markdown.tsx';
import { PAGES } from '../../helpers/html/pages.ts';
import { site } from '../../helpers/project/site.ts';

const md = createMarkdownIt({ html: true });

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(assetsFolder(), `_content/en${path}`), 'utf8')) as T;
}

/** Every element below one that passes the test, in order. */
function all(root: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] {
  return elementsOf(root).flatMap((child) => [...(test(child) ? [child] : []), ...all(child, test)]);
}

const t = createTranslate(site.dictionaries(), 'en');
const KINDS = new Set(CALLOUTS.map((kind) => t(`callout.${kind}`)));
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const isHeading = ({ tag }: HtmlElement) => /^h[1-6]$/.test(tag);
const headingsOf = (root: HtmlElement) => all(root, isHeading).map((heading) => plain(textOf(heading)));
const codeOf = (root: HtmlElement) => all(root, ({ tag }) => tag === 'pre').map((pre) => textOf(pre).trimEnd());

/** Markdown has what marks say in brackets, no forms, and nothing that waits for a script. */
function withoutMarks(root: HtmlElement): HtmlElement {
  const isLeftOut = (child: HtmlElement) => hasClass(child, 'mark') || child.tag === 'form' || 'hidden' in child.attributes;
  const children = root.children.filter((child) => typeof child === 'string' || !isLeftOut(child));
  return { ...root, children: children.map((child) => (typeof child === 'string' ? child : withoutMarks(child))) };
}

/** A page as readers of HTML and of Markdown have it. */
function bothForms(path: string) {
  const page = read<CompiledPage>(`${path}.json`);
  const { TS } = read<MarkdownTwin>(`${path}.md.json`);
  const html = htmlOfBlocks(page.blocks).replace(/<template>.*?<\/template>/gs, '');
  const body = TS.replace(/^---\n[\s\S]*?\n---\n/, '');
  return { page, body, html: parseHtml(html), markdown: parseHtml(md.render(body)) };
}

/** How much was compared, over all pages. */
const compared = { samples: 0, words: 0, marks: 0 };

afterAll(() => {
  // Each page may lack one of them; all pages together have many.
  for (const count of Object.values(compared)) expect(count).toBeGreaterThan(50);
});

describe.each(PAGES)('%s', (path) => {
  const { page, body, html, markdown } = bothForms(path);

  test('the twin has the same headings in the same order, each with its id', () => {
    const wanted = all(html, isHeading).map((heading) => {
      const text = plain(textOf(heading)).replace(/ #$/, '');
      return heading.attributes.id ? `${text} {#${heading.attributes.id}}` : text;
    });
    expect(headingsOf(markdown)).toEqual([plain(page.title), ...wanted]);
  });

  test('and every code sample as it is', () => {
    const previews = all(html, (element) => hasClass(element, 'demo-preview')).flatMap(codeOf);
    const samples = codeOf(html).filter((code) => !previews.includes(code));
    const copied = codeOf(markdown);
    compared.samples += samples.length;
    for (const sample of samples) expect(copied).toContain(sample);
  });

  test('and the words of every paragraph, item and cell, in order', () => {
    const wanted = all(withoutMarks(html), ({ tag }) => ['p', 'td', 'th'].includes(tag))
      .filter((element) => !findElement(element, (child) => hasClass(child, 'picture')))
      // A callout without a title of its own says its kind otherwise.
      .filter((element) => !hasClass(element, 'callout-title') || !KINDS.has(textOf(element)))
      .map((element) => plain(textOf(element)));
    const text = plain(textOf(markdown));
    compared.words += wanted.length;
    let from = 0;
    for (const words of wanted) {
      const place = text.indexOf(words, from);
      expect(place, words).toBeGreaterThanOrEqual(from);
      from = place;
    }
  });

  test('and what other versions have otherwise', () => {
    const marks = all(html, (element) => hasClass(element, 'mark')).map((mark) => plain(textOf(elementsOf(mark)[0] ?? mark)));
    const text = plain(textOf(markdown));
    compared.marks += marks.length;
    for (const words of marks) expect(text).toContain(words);
  });

  test('and no HTML, and absolute links only', () => {
    expect(body).not.toMatch(/\{\{t:/);
    const known = new Set([
      '',
      ...'a abbr blockquote br code em h1 h2 h3 h4 hr img li ol p pre s strong table tbody td th thead tr ul'.split(' '),
    ]);
    expect(all(markdown, ({ tag }) => !known.has(tag))).toEqual([]);
    for (const link of all(markdown, ({ tag }) => tag === 'a' || tag === 'img')) {
      expect(link.attributes.href ?? link.attributes.src).toMatch(/^(?:https?:|mailto:)/);
    }
  });

  test('in each variant', () => {
    const { TS, JS = TS } = read<MarkdownTwin>(`${path}.md.json`);
    for (const text of [TS, JS]) expect(text).toMatch(/^---\ntitle: .*\n---\n\n# /s);
    expect(JS.includes('```jsx\n') || JS === TS).toBe(true);
  });
});
