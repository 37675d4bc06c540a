import type { MarkdownIt } from 'markdown-it';
import type { Heading, Hero } from '../../client/blocks/page.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../client/shared/preferences/language.ts';
import { translationsOf } from '../shared/content-files.ts';
import { allFindings, type Findings } from '../shared/problem.ts';
import { ageOf, outdatedHeadings, untilTranslated } from './age.ts';
import { apiSection, type MarkdownPage } from './compile-page.ts';
import { parseFrontmatter, type TranslatedHero, translatedSchema } from './frontmatter.ts';
import { guideNote } from './guide-note.ts';
import { createEnv } from './markdown/env.ts';
import { blocksOf, landingBlocksOf } from './to-blocks.ts';

/** A page in another language. `outdated` are the headings whose English text has changed since; the top of the page has none of its own. */
export type TranslatedPage = MarkdownPage & { language: Language; outdated: Heading[] };

type Compiled = { english: MarkdownPage; pages: TranslatedPage[] } & Findings;
type Result = { page?: TranslatedPage } & Findings;

/** Compiles a page's translations, without those that no longer match it. `english` is the page with the languages that it is there in. */
export function compileTranslations(english: MarkdownPage, md: MarkdownIt): Compiled {
  const results = translationsOf(english.env.project, english.file).map(({ file, language }) =>
    compileTranslation(file, language, english, md),
  );
  return {
    ...inLanguages(
      english,
      results.flatMap(({ page }) => page ?? []),
    ),
    ...allFindings(results),
  };
}

/** A page and its translations, each with the languages of all. */
export function inLanguages(english: MarkdownPage, translations: readonly TranslatedPage[]) {
  const languages = [DEFAULT_LANGUAGE, ...translations.map(({ language }) => language)];
  return { english: { ...english, languages }, pages: translations.map((page) => ({ ...page, languages })) };
}

/**
 * Compiles a translation of an English page: words of its own, with the ids, code and settings of the English page. There is no page where
 * the English one has got other parts since.
 */
export function compileTranslation(file: string, language: Language, english: MarkdownPage, md: MarkdownIt): Result {
  const { project } = english.env;
  const { data, body, bodyLine, problems } = parseFrontmatter(file, project.text(file), translatedSchema);
  if (!data) return { problems, warnings: [] };
  // The reference links at the end are written by the build in both.
  const written = english.env.headings.slice(0, (english.sections?.length ?? 1) - 1);
  const env = createEnv(file, bodyLine, { project, path: english.path, language, original: { ...english.env, headings: written } });
  const compile = english.data.layout === 'landing' ? landingBlocksOf : blocksOf;
  const blocks = compile(body, md, env);
  env.original = undefined;
  const reference = blocksOf(apiSection(english.data.components, project.words(language)), md, env);
  const hero = translateHero(english.data.hero, data.hero);
  if (hero === 'unlike')
    problems.push({ file, line: 1, message: `The hero is not as in ${english.file}. Write the same keys and as many actions.` });
  const frontmatter = { ...english.data, title: data.title, description: data.description, hero: hero === 'unlike' ? undefined : hero };
  const age = ageOf(file, english, data);
  const [misfit] = env.misfits;
  if (age.isOlder && misfit) return { problems: [...problems, ...env.problems], warnings: [...age.warnings, untilTranslated(misfit)] };
  const note = blocksOf(guideNote(english.path, env), md, env);
  const outdated = [...outdatedHeadings(age.changed, data.title, env.headings), ...env.outdated];
  const page = {
    path: english.path,
    file,
    data: frontmatter,
    blocks: [...blocks, ...reference, ...note],
    env,
    language,
    // A section may be older in its own words and in those that it takes from elsewhere.
    outdated: [...new Map(outdated.map((heading) => [heading.id, heading])).values()],
  };
  return {
    page,
    problems: [...problems, ...env.misfits, ...env.problems],
    warnings: age.warnings,
  };
}

function translateHero(english: Hero | undefined, words: TranslatedHero | undefined): Hero | undefined | 'unlike' {
  if (!english || !words) return english || words ? 'unlike' : undefined;
  const { actions: texts, caption, ...rest } = words;
  if (texts.length !== english.actions.length || !english.demo !== !caption) return 'unlike';
  return {
    ...english,
    ...rest,
    demo: english.demo && { ...english.demo, caption: caption ?? '' },
    actions: english.actions.map((action, index) => ({ ...action, text: texts[index] ?? action.text })),
  };
}
