import { CODE_VARIANTS, type CodeVariant } from '../../../client/shared/code-variant.ts';
import { type Language, localizedPath } from '../../../client/shared/language.ts';
import type { CompiledPage, Hero, Segment } from '../../../client/shared/page.ts';
import { createTranslate, type Dictionaries, type Translate } from '../../../client/shared/translate.ts';
import { products } from '../../../content/products.ts';
import type { MarkdownTwin } from '../../../worker/content.ts';
import { demoSource } from '../../demos/demo-source.ts';
import type { Demo } from '../../demos/find-demos.ts';
import { blocksMarkdown } from './blocks.ts';
import { fence } from './code-fence.ts';
import { findElement, type HtmlElement, parseHtml } from './html-tree.ts';
import { escapeText, type Resolve } from './inline.ts';

/** Stands for `https://<DOCS_HOST>`, which is configuration: the Worker puts it in. */
export const DOCS_URL = '{{docsUrl}}';

/** The words for islands that a text may hold, and where they work. */
const ISLAND_WORDS: Record<string, string> = { settings: 'settings.settings', 'theme-builder': 'themeBuilder.note' };

export type TwinSite = { language: Language; dictionaries: Dictionaries; demos: ReadonlyMap<string, Demo> };

type Twin = { page: CompiledPage; variant: CodeVariant; t: Translate; resolve: Resolve } & TwinSite;

/** A page as Markdown in each code variant; one text where they are the same. */
export function markdownTwin(page: CompiledPage, site: TwinSite): MarkdownTwin {
  const t = createTranslate(site.dictionaries, site.language);
  const resolve = resolver(localizedPath(page.path, site.language), site.language);
  const [JS, TS] = CODE_VARIANTS.map((variant) => twinIn({ page, variant, t, resolve, ...site })) as [string, string];
  return JS === TS ? { TS } : { TS, JS };
}

function twinIn(twin: Twin): string {
  const { page, t } = twin;
  const parts = [
    frontmatter(twin),
    `# ${escapeText(page.title)}`,
    page.product === 'studio' &&
      page.layout === 'docs' &&
      `> ${t('studioNotice')} [Toolpad Core](${twin.resolve('/toolpad/core/introduction')}).`,
    page.hero && heroMarkdown(page.hero, twin),
    ...page.segments.map((segment) => segmentMarkdown(segment, twin)),
  ];
  const text = parts.filter(Boolean).join('\n\n');
  return `${text.replace(/\{\{t:([\w.]+)\}\}/g, (_, key: string) => t(key))}\n`;
}

function frontmatter({ page, language }: Twin): string {
  const product = page.product ? products[page.product] : undefined;
  const entries = {
    title: page.title,
    description: page.description,
    url: DOCS_URL + localizedPath(page.path, language),
    language,
    product: product?.name ?? 'Toolpad',
    version: product?.versions.find(({ current }) => current)?.text.replace(/^v/, ''),
  };
  const lines = Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
  return ['---', ...lines, '---'].join('\n');
}

function segmentMarkdown(segment: Segment, twin: Twin): string {
  if (segment.kind === 'html') {
    const demo = (figure: HtmlElement) => demoMarkdown(figure, twin);
    return blocksMarkdown(parseHtml(segment.html).children, { resolve: twin.resolve, demo });
  }
  const key = ISLAND_WORDS[segment.name];
  return key ? `[${twin.t(key)}](${twin.resolve(segment.name === 'settings' ? '/toolpad/settings' : '')})` : '';
}

/** A landing page's head: its line, its text, a command, where to go from here and a demo. */
function heroMarkdown({ headline, lead, command, actions, demo }: Hero, { resolve }: Twin): string {
  const parts = [
    `**${escapeText(headline)}**`,
    escapeText(lead),
    command && fence(command, 'bash'),
    actions.map(({ text, href }) => `- [${escapeText(text)}](${resolve(href)})`).join('\n'),
    demo && demoLink(demo.name, demo.caption, resolve),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** A demo as a link to its live document and, where the page shows code, its whole source in the reader's variant. */
function demoMarkdown(figure: HtmlElement, { demos, variant, resolve }: Twin): string {
  const { id = '' } = figure.attributes;
  const title = findElement(figure, ({ tag }) => tag === 'iframe')?.attributes.title ?? '';
  const link = demoLink(id, title, resolve);
  const file = demos.get(id)?.stylings.system;
  if (!file || !figure.attributes['data-source']) return link;
  return `${link}\n\n${fence(demoSource(file)[variant].full, variant === 'TS' ? 'tsx' : 'jsx')}`;
}

function demoLink(name: string, title: string, resolve: Resolve): string {
  return `[Demo ${name}](${resolve(`/toolpad/_demo/${name}`)}): ${escapeText(title)}`;
}

/** Addresses of this site become absolute; those of pages stay in the language of the text. */
function resolver(path: string, language: Language): Resolve {
  return (href) => {
    if (href === '' || href.startsWith('#')) return DOCS_URL + path + href;
    if (!href.startsWith('/')) return href;
    return DOCS_URL + (/^\/(?:toolpad(?!\/_)|api-docs)/.test(href) ? localizedPath(href, language) : href);
  };
}
