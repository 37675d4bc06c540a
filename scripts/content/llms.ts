import type { CompiledPage } from '../../client/blocks/page.ts';
import { DOCS_URL } from '../../client/shared/address/docs-url.ts';
import { pageTitle } from '../../client/shared/address/page-title.ts';
import type { NavigationEntry } from '../../client/shared/navigation.ts';
import { leavesOf } from '../../client/shared/navigation.ts';
import { documentedVersion, type ProductId } from '../../client/shared/product.ts';
import { products } from '../../content/products.ts';
import { TREES } from '../shared/content-files.ts';

/** Groups of pages that the short index names one by one; the others are in the product's own index. */
const SHORT_GROUPS: Record<ProductId, readonly string[]> = {
  core: ['Introduction', 'Integrations', 'Components'],
  studio: ['Getting started'],
};

/** Pages of these groups that help less to build something: the index of the product has them. */
const LEFT_OUT = /\/(?:whats-new|upgrade-to-[\d-]+|roadmap|support|why-toolpad|examples\/[\w-]+|theme-builder|all-components)$/;

type Pages = ReadonlyMap<string, CompiledPage>;

/** The site's index by the convention of llmstxt.org: short enough to be read whole, with the way to everything else. */
export function shortIndex(pages: Pages): string {
  const { core, studio } = products;
  return [
    '# Toolpad',
    `> Documentation of ${core.name} ${documentedVersion(core)}, React components for dashboards and internal tools on top of Material UI, and of ${studio.name} ${documentedVersion(studio)}, a low-code builder that is deprecated.`,
    `Every page is Markdown at its address with \`.md\` behind it, or with \`Accept: text/markdown\`. Demos come with their source in TypeScript; \`?variant=JS\` gives JavaScript. Search: \`${DOCS_URL}/toolpad/_edge/search?q=\` answers with JSON. Model Context Protocol: \`${DOCS_URL}/toolpad/_edge/mcp\`.`,
    ...Object.values(products).map(({ id, name }) => shortSection(id, name, pages)),
    '## Optional',
    `${item('Everything in one file', `${DOCS_URL}/llms-full.txt`)}\n${item('API reference', markdownAddress('/api-docs'))}\n`,
  ].join('\n\n');
}

function shortSection(id: ProductId, name: string, pages: Pages): string {
  const groups = TREES[id].entries.filter((group) => SHORT_GROUPS[id].includes(pageTitle(group) ?? ''));
  const listed = groups.flatMap((group) => pagesIn(group, pages)).filter(({ path }) => !LEFT_OUT.test(path));
  const all = item(`All pages of ${name}`, `${DOCS_URL}/toolpad/${id}/llms.txt`);
  return `## ${name}\n\n${[all, ...listed.map(pageItem)].join('\n')}`;
}

function pagesIn(group: NavigationEntry, pages: Pages): CompiledPage[] {
  return leavesOf([group]).flatMap(({ pathname }) => pages.get(pathname) ?? []);
}

/** The line of a page, with its sentence. */
function pageItem({ title, path, description }: CompiledPage): string {
  return `${item(title, markdownAddress(path))}: ${description}`;
}

/** The index of a product: every page with a sentence, in the order of its navigation. */
export function productIndex(id: ProductId, pages: Pages): string {
  const product = products[id];
  const landing = pages.get(`/toolpad/${id}`);
  const sections = TREES[id].entries.map((entry) => productSection(entry, pages));
  const others = pagesInNoTree(pages).map(pageItem).join('\n');
  const parts = [`# ${product.name} ${documentedVersion(product)}`, `> ${landing?.description ?? ''}`, ...sections];
  return `${[...parts, ...(others ? [`## These docs\n\n${others}`] : [])].join('\n\n')}\n`;
}

/** Pages about the site itself, which no navigation lists. */
function pagesInNoTree(pages: Pages): CompiledPage[] {
  const known = new Set(['/toolpad', ...pathsInTrees()]);
  return [...pages.values()].filter(({ path }) => !known.has(path));
}

function productSection(group: NavigationEntry, pages: Pages): string {
  return `## ${pageTitle(group)}\n\n${pagesIn(group, pages).map(pageItem).join('\n')}`;
}

/** All pages in reading order: the landing pages, each before its tree, then what is in no tree. */
export function readingOrder<Page extends CompiledPage>(pages: ReadonlyMap<string, Page>): Page[] {
  return [...new Set(['/toolpad', ...pathsInTrees(), ...pages.keys()])].flatMap((path) => pages.get(path) ?? []);
}

/** Each product's landing page and the pages of its tree. */
function pathsInTrees(): string[] {
  return Object.values(products).flatMap(({ id }) => [`/toolpad/${id}`, ...leavesOf(TREES[id].entries).map(({ pathname }) => pathname)]);
}

function item(title: string, address: string): string {
  return `- [${title}](${address})`;
}

function markdownAddress(path: string): string {
  return `${DOCS_URL}${path}.md`;
}
