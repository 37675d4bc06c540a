import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { apiTables } from './plugins/api-tables.ts';
import { callouts } from './plugins/callouts.ts';
import { cards } from './plugins/cards.ts';
import { codeBlocks } from './plugins/code-blocks.ts';
import { demos } from './plugins/demos.ts';
import { directives } from './plugins/directives.ts';
import { headings } from './plugins/headings.ts';
import { images } from './plugins/images.ts';
import { islands } from './plugins/islands.ts';
import { links } from './plugins/links.ts';
import { properties } from './plugins/properties.ts';
import { reusedCode } from './plugins/reused-code.ts';
import { schemas } from './plugins/schemas.ts';
import { tables } from './plugins/tables.ts';
import { tabs } from './plugins/tabs.ts';

/** GitHub Flavoured Markdown plus the site's own syntax, one plugin each. Raw HTML is text. */
export function createMarkdown(): MarkdownIt {
  const md = createMarkdownIt({ html: false, linkify: false, typographer: false });
  for (const plugin of [
    directives,
    // Before the tabs, which take fences for themselves.
    reusedCode,
    headings,
    callouts,
    codeBlocks,
    tabs,
    cards,
    tables,
    apiTables,
    links,
    images,
    demos,
    islands,
    schemas,
    properties,
  ])
    plugin(md);
  return md;
}
