import type { MarkdownIt } from 'markdown-it';
import { API_GROUPS } from './api-names.ts';
import { blocksOf } from './blocks/to-blocks.ts';
import type { MarkdownPage } from './compile-page.ts';
import { generatedFrontmatter } from './frontmatter.ts';
import { createEnv } from './markdown-env.ts';

type ListedPage = Pick<MarkdownPage, 'path' | 'data'>;

const FILE = 'scripts/content/api-index.ts';
const PATH = '/api-docs';

/** The index of every API page of the site, by kind. It needs no words of its own beyond a sentence: every page says itself what it is about. */
export function apiIndexPage(md: MarkdownIt, pages: readonly ListedPage[]): MarkdownPage {
  const env = createEnv(FILE, 0, { path: PATH });
  const sections = API_GROUPS.flatMap(({ title, page }) => {
    const listed = pages.filter(({ path }) => page.test(path)).sort((a, b) => a.data.title.localeCompare(b.data.title, 'en'));
    return listed.length > 0 ? [`## ${title}\n\n${listed.map(item).join('\n')}\n`] : [];
  });
  const lead = 'Each of these pages lists the props, parameters and results of one component, hook or function.';
  const blocks = blocksOf(`${lead}\n\n${sections.join('\n')}`, md, env);
  const data = generatedFrontmatter('API reference', 'Every component, hook and function of Toolpad that has an API page.');
  return { path: PATH, file: FILE, data, blocks, env };
}

function item({ path, data }: ListedPage): string {
  return `- [${data.title}](${path}): ${data.description}`;
}
