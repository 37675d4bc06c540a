import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { directives } from './plugins/directives.ts';
import { headings } from './plugins/headings.ts';
import { links } from './plugins/links.ts';
import { reusedCode } from './plugins/reused-code.ts';
import { tables } from './plugins/tables.ts';

/** GitHub Flavoured Markdown plus the site's own syntax. Raw HTML is text. What is more than prose becomes blocks (blocks/). */
export function createMarkdown(): MarkdownIt {
  const md = createMarkdownIt({ html: false, linkify: false, typographer: false });
  for (const plugin of [directives, reusedCode, headings, tables, links]) plugin(md);
  return md;
}
