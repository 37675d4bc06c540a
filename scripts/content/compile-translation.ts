import { readFileSync } from 'node:fs';
import type { MarkdownIt } from 'markdown-it';
import type { Heading, Hero } from '../../client/blocks/page.ts';
import type { Language } from '../../client/shared/language.ts';
import { guideNote } from '../guides/guide-note.ts';
import { blocksOf } from './blocks/to-blocks.ts';
import { apiSection, type MarkdownPage } from './compile-page.ts';
import { parseFrontmatter, type TranslatedFrontmatter, type TranslatedHero, translatedSchema } from './frontmatter.ts';
import { escapeHtml } from './html.ts';
import { createEnv } from './markdown-env.ts';
import type { Problem } from './problem.ts';
import { TOP_SECTION } from './sections.ts';

/** A page in another language. `outdated` are the headings whose English text has changed since; the top of the page has none of its own. */
export type TranslatedPage = MarkdownPage & { language: Language; outdated: Heading[] };

type Result = { page?: TranslatedPage; problems: Problem[]; warnings: string[] };

/** Compiles a translation of an English page: words of its own, with the ids, code and settings of the English page. */
export function compileTranslation(file: string, language: Language, english: MarkdownPage, md: MarkdownIt): Result {
  const { data, body, bodyLine, problems } = parseFrontmatter(file, readFileSync(file, 'utf8'), translatedSchema);
  if (!data) return { problems, warnings: [] };
  // The reference links at the end are written by the build in both.
  const written = english.env.headings.slice(0, (english.sections?.length ?? 1) - 1);
  const env = createEnv(file, bodyLine, { path: english.path, language, original: { ...english.env, headings: written } });
  const blocks = blocksOf(body, md, env);
  env.original = undefined;
  const reference = blocksOf(apiSection(english.data.components, language), md, env);
  const hero = translateHero(english.data.hero, data.hero);
  if (hero === 'unlike')
    problems.push({ file, line: 1, message: `The hero is not as in ${english.file}. Write the same keys and as many actions.` });
  const frontmatter = { ...english.data, title: data.title, description: data.description, hero: hero === 'unlike' ? undefined : hero };
  const changed = changedSections(english, data);
  const outdated = changed.map(({ id, title }): Heading => {
    if (id === TOP_SECTION) return { id: 'main-content', level: 2, html: escapeHtml(data.title) };
    return env.headings.find((heading) => heading.id === id) ?? { id, level: 2, html: title };
  });
  const note = blocksOf(guideNote(english.path, language, env), md, env);
  const page = {
    path: english.path,
    file,
    data: frontmatter,
    blocks: [...blocks, ...reference, ...note],
    env,
    language,
    outdated,
  };
  return {
    page,
    problems: [...problems, ...env.problems, ...unknownSections(file, english, data)],
    warnings: warn(file, english, changed),
  };
}

function translateHero(english: Hero | undefined, words: TranslatedHero | undefined): Hero | undefined | 'unlike' {
  if (!english || !words) return english || words ? 'unlike' : undefined;
  const { actions, caption, ...rest } = words;
  if (actions.length !== english.actions.length || !english.demo !== !caption) return 'unlike';
  return {
    ...english,
    ...rest,
    demo: english.demo && { ...english.demo, caption: caption ?? '' },
    actions: english.actions.map((action, index) => ({ ...action, text: actions[index]! })),
  };
}

function changedSections({ sections = [] }: MarkdownPage, { translates }: TranslatedFrontmatter) {
  return sections.filter(({ id, hash }) => translates[id] !== hash);
}

function unknownSections(file: string, { file: english, sections = [] }: MarkdownPage, { translates }: TranslatedFrontmatter): Problem[] {
  const unknown = Object.keys(translates).filter((id) => !sections.some((section) => section.id === id));
  return unknown.map((id) => ({
    file,
    line: 1,
    message: `The translation says that it translates \`${id}\`, which ${english} does not have. Run \`npm run translations -- ${file}\`.`,
  }));
}

function warn(file: string, english: MarkdownPage, changed: { id: string; title: string }[]): string[] {
  if (changed.length === 0) return [];
  const names = changed.map(({ id, title }) => (id === TOP_SECTION ? 'the top of the page' : `“${title}”`)).join(', ');
  return [`${file} is older than ${english.file}: ${names}. Translate what changed, then run \`npm run translations -- ${file}\`.`];
}
