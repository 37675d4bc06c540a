import type { MarkdownIt } from 'markdown-it';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../client/shared/preferences/language.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { blocksOf } from '../blocks/to-blocks.ts';
import type { MarkdownPage } from '../compile-page.ts';
import { generatedFrontmatter } from '../frontmatter.ts';
import { createEnv } from '../markdown-env.ts';
import type { Project } from '../project.ts';
import { API_GROUPS } from './api-names.ts';

type ListedPage = Pick<MarkdownPage, 'path' | 'data'>;

const FILE = 'scripts/content/api/api-index.ts';
const PATH = '/api-docs';

/** The index of every API page of the site, by kind, with the titles and descriptions of the pages given: those in the language. */
export function apiIndexPage(
  project: Project,
  md: MarkdownIt,
  pages: readonly ListedPage[],
  language: Language = DEFAULT_LANGUAGE,
): MarkdownPage {
  const t = project.words(language);
  const env = createEnv(FILE, 0, { project, path: PATH, language });
  const sections = API_GROUPS.flatMap(({ id, page }) => {
    const listed = pages.filter(({ path }) => page.test(path)).sort((a, b) => a.data.title.localeCompare(b.data.title, language));
    return listed.length > 0 ? [`## ${t(`apiIndex.${id}`)} {#${id}}\n\n${listed.map((one) => item(one, t)).join('\n')}\n`] : [];
  });
  const blocks = blocksOf(`${t('apiIndex.lead')}\n\n${sections.join('\n')}`, md, env);
  const data = generatedFrontmatter(t('apiIndex.title'), t('apiIndex.description'));
  return { path: PATH, file: FILE, data, blocks, env, languages: LANGUAGES };
}

function item({ path, data }: ListedPage, t: Translate): string {
  return `- ${t('apiIndex.item', { page: `[${data.title}](${path})`, about: data.description })}`;
}
