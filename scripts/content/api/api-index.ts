import type { MarkdownIt } from 'markdown-it';
import { DEFAULT_LANGUAGE, type Language } from '../../../client/shared/preferences/language.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import { generatedPage, type MarkdownPage } from '../compile-page.ts';
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
  const sections = API_GROUPS.flatMap(({ id, page }) => {
    const listed = pages.filter(({ path }) => page.test(path)).sort((a, b) => a.data.title.localeCompare(b.data.title, language));
    return listed.length > 0 ? [`## ${t(`apiIndex.${id}`)} {#${id}}\n\n${listed.map((one) => item(one, t)).join('\n')}\n`] : [];
  });
  const markdown = `${t('apiIndex.lead')}\n\n${sections.join('\n')}`;
  return generatedPage({ project, md, file: FILE, path: PATH, language, key: 'apiIndex' }, markdown);
}

function item({ path, data }: ListedPage, t: Translate): string {
  return `- ${t('apiIndex.item', { page: `[${data.title}](${path})`, about: data.description })}`;
}
