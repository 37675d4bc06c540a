import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import { demoLink } from '../../../client/blocks/demo/demo.text.ts';
import { escapeText, fence } from '../../../client/blocks/markdown-text.ts';
import type { Hero, WrittenPage } from '../../../client/blocks/page.ts';
import { blocksMarkdown } from '../../../client/blocks/texts.ts';
import type { MarkdownTwin } from '../../../client/shared/address/built-files.ts';
import { DOCS_URL } from '../../../client/shared/address/docs-url.ts';
import type { CodeVariant } from '../../../client/shared/preferences/code-variant.ts';
import { type Language, localizedPath } from '../../../client/shared/preferences/language.ts';
import { BEGIN_INSTEAD, documentedVersion, studioNotice } from '../../../client/shared/product.ts';
import { SITE_NAME } from '../../../client/shared/site-title.ts';
import { createTranslate, type Dictionaries, type Translate } from '../../../client/shared/translate.ts';
import { products } from '../../../content/products.ts';
import { demoSource } from '../../demos/demo-source.ts';
import type { Demo } from '../../demos/find-demos.ts';
import { resolver } from './resolver.ts';

export type TwinSite = { language: Language; dictionaries: Dictionaries; demos: ReadonlyMap<string, Demo> };

/** How much of a demo's code is told: all that an app may copy, or the lines that the page shows. */
type DemoPart = 'portable' | 'preview';

type Twin = { page: WrittenPage; variant: CodeVariant; part: DemoPart; t: Translate; resolve: (href: string) => string } & TwinSite;

/** A page as Markdown in each code variant; one text where they are the same. */
export function markdownTwin(page: WrittenPage, site: TwinSite, part: DemoPart = 'portable'): MarkdownTwin {
  const t = createTranslate(site.dictionaries, site.language);
  const resolve = resolver(page.path, site.language);
  const inVariant = (variant: CodeVariant) => twinIn({ page, variant, part, t, resolve, ...site });
  const [TS, JS] = [inVariant('TS'), inVariant('JS')];
  return JS === TS ? { TS } : { TS, JS };
}

/** A part of a page without demos, as its twin in a language has it. */
export function tablesMarkdown(blocks: readonly WrittenBlock[], path: string, language: Language, dictionaries: Dictionaries): string {
  const t = createTranslate(dictionaries, language);
  return blocksMarkdown(blocks, { t, variant: 'TS', resolve: resolver(path, language), demoSource: () => '' });
}

function twinIn(twin: Twin): string {
  const { page, t, variant, resolve } = twin;
  const parts = [
    frontmatter(twin),
    `# ${escapeText(page.title)}`,
    page.product === 'studio' && page.layout === 'docs' && studioNotice(t, products.core.name, resolve(BEGIN_INSTEAD)),
    page.hero && heroMarkdown(page.hero, twin),
    blocksMarkdown(page.blocks, { t, variant, resolve, demoSource: (name) => demoSourceOf(name, twin) }),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function demoSourceOf(name: string, { demos, variant, part }: Twin): string {
  const written = demos.get(name)?.stylings.system;
  if (!written)
    throw new Error(`The demo ${name} is on a page but not in content/demos. Compile pages and twins of one state of the files.`);
  const code = demoSource(written)[variant];
  return code.portable && code[part];
}

function frontmatter({ page, language }: Twin): string {
  const product = page.product ? products[page.product] : undefined;
  const entries = {
    title: page.title,
    description: page.description,
    url: DOCS_URL + localizedPath(page.path, language),
    language,
    product: product?.name ?? SITE_NAME,
    version: product && documentedVersion(product),
  };
  const lines = Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
  return ['---', ...lines, '---'].join('\n');
}

/** A landing page's head: its line, its text, a command, where to go from here and a demo. */
function heroMarkdown({ headline, lead, command, actions, demo }: Hero, { resolve, t }: Twin): string {
  const parts = [
    `**${escapeText(headline)}**`,
    escapeText(lead),
    command && fence(command, 'bash'),
    actions.map(({ text, href }) => `- [${escapeText(text)}](${resolve(href)})`).join('\n'),
    demo && demoLink(demo.name, demo.caption, { resolve, t }),
  ];
  return parts.filter(Boolean).join('\n\n');
}
