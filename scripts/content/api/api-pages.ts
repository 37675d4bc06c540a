import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../../client/blocks/blocks.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../client/shared/preferences/language.ts';
import { checkWords, sectionsOf } from '../../api/description-words.ts';
import {
  type ComponentFacts,
  type Description,
  type DescriptionFile,
  readDescriptions,
  readFacts,
  readTranslatedDescription,
} from '../../api/shapes.ts';
import { versionsOfComponent } from '../../api/versions/marks.ts';
import { documentedIn, type Version } from '../../api/versions/shapes.ts';
import { translationsOf } from '../../shared/content-files.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import { allFindings, type Findings, lineOf, type Problem } from '../../shared/problem.ts';
import { ageOf, outdatedHeadings, untilTranslated } from '../age.ts';
import type { MarkdownPage, PageVersions } from '../compile-page.ts';
import { inLanguages, type TranslatedPage } from '../compile-translation.ts';
import { generatedFrontmatter } from '../frontmatter.ts';
import { createEnv, type MarkdownEnv } from '../markdown/env.ts';
import type { Project } from '../project.ts';
import { apiPageParts, type History, tablesOf } from './api-page-body.ts';

type ApiPages = { pages: MarkdownPage[]; translations: TranslatedPage[] } & Findings;

/** What a component's page says in any language. */
type Subject = { facts: ComponentFacts; history: History | undefined; components: ReadonlySet<string> };

/** A page for every described component, from its description and its facts, and one for each translation of the description. */
export function apiPages(project: Project, md: MarkdownIt): ApiPages {
  const files = readDescriptions(project);
  const { facts, problems: unreadable } = files.length > 0 ? readFacts(project) : { problems: [] };
  const results = files.map((file) => pagesOf(project, md, file, facts?.components));
  return {
    pages: results.flatMap(({ pages }) => pages),
    translations: results.flatMap(({ translations }) => translations),
    ...allFindings([{ problems: unreadable }, ...results]),
  };
}

/** The address of a component's page. */
function apiPath(name: string): string {
  return `/toolpad/core/api/${kebabCase(name)}`;
}

function pagesOf(
  project: Project,
  md: MarkdownIt,
  { file, source, description, problems }: DescriptionFile,
  components?: Record<string, ComponentFacts>,
): ApiPages {
  const none = { pages: [], translations: [], warnings: [] };
  // Without any facts there is one problem already, that of their file.
  if (!description || !components) return { ...none, problems };
  const facts = components[description.name];
  if (!facts) {
    const message = `The facts of ${description.name} are missing. Run \`npm run api\`.`;
    return { ...none, problems: [...problems, { file, line: lineOf(source, '"name"'), message }] };
  }
  const subject = { facts, history: historyOf(project.versions('core'), description.name), components: new Set(Object.keys(components)) };
  const page = {
    ...makePage(project, md, { file, source, language: DEFAULT_LANGUAGE }, description, subject),
    sections: sectionsOf(description),
  };
  const translated = translationsOf(project, file).map((own) => translatePage(project, md, own, page, description, subject));
  const { english, pages: translations } = inLanguages(
    page,
    translated.flatMap((one) => one.page ?? []),
  );
  return {
    pages: [english],
    translations,
    ...allFindings([{ problems: [...problems, ...checkTexts(file, source, description, facts)] }, page, ...translated]),
  };
}

type Place = { file: string; source: string; language: Language };

function makePage(
  project: Project,
  md: MarkdownIt,
  { file, source, language }: Place,
  description: Description,
  { facts, history, components }: Subject,
) {
  const t = project.words(language);
  const path = apiPath(description.name);
  const env = createEnv(file, 0, { project, path, language });
  const { above, tables, below } = apiPageParts({ md, env, t }, description, facts, components, history);
  // The rendered Markdown is put together here, so its line numbers mean nothing; the description's do.
  env.links = env.links.map((link) => ({ ...link, line: lineOf(source, link.hash ? `${link.path}#${link.hash}` : link.path) }));
  const tablesIn = (own: ComponentFacts, at: number, inVersion: MarkdownEnv) =>
    tablesOf({ md, env: inVersion, t }, description, own, components, history, at);
  return {
    path,
    file,
    data: generatedFrontmatter(t('apiPage.title', { name: description.name }), description.description),
    blocks: [...above, ...tables, ...below],
    env,
    versions: history && { at: above.length, count: tables.length, tables: tablesByVersion(history, tablesIn, env, path) },
    problems: env.problems.map((problem) => ({ ...problem, line: lineOf(source, quoted(problem.message)) })),
  };
}

/** The page of a component in another language: the English facts with words of its own. */
function translatePage(
  project: Project,
  md: MarkdownIt,
  { file, language }: { file: string; language: Language },
  english: MarkdownPage,
  original: Description,
  subject: Subject,
) {
  const { source, words, problems } = readTranslatedDescription(project, file);
  if (!words) return { problems, warnings: [] };
  const { translates, demos, ...texts } = words;
  const age = ageOf(file, english, { translates });
  const [unlike, ...more] = checkWords({ file, source }, original, subject.facts, words);
  if (unlike && age.isOlder) return { problems: [], warnings: [...age.warnings, untilTranslated(unlike)] };
  if (unlike) return { problems: [unlike, ...more], warnings: [] };
  const description = { ...original, ...texts, demos: original.demos.map((demo, index) => ({ ...demo, text: demos[index] ?? demo.text })) };
  const page = makePage(project, md, { file, source, language }, description, subject);
  return {
    page: { ...page, language, outdated: outdatedHeadings(age.changed, page.data.title, page.env.headings) },
    problems: page.problems,
    warnings: age.warnings,
  };
}

/** The component through the kept versions; none where the documented one is not kept. */
function historyOf(versions: readonly Version[], name: string): History | undefined {
  const at = documentedIn(versions, 'core');
  return at < 0 ? undefined : { versions: versionsOfComponent(versions, name), at };
}

/** The tables of each other version that has the component. Their links, headings and anchors are their own, not the page's. */
function tablesByVersion(
  { versions, at }: History,
  make: (facts: ComponentFacts, index: number, env: MarkdownEnv) => WrittenBlock[],
  page: MarkdownEnv,
  path: string,
): PageVersions['tables'] {
  const shown = versions.flatMap(({ version, facts }, index) => {
    if (!facts || index === at) return [];
    const env = createEnv(page.file, 0, { project: page.project, path, language: page.language });
    const blocks = make(facts, index, env);
    const own = new Set(['props', 'slots']);
    const before = page.headings.findIndex(({ id }) => own.has(id));
    const rest = page.headings.filter(({ id }) => !own.has(id));
    return [[version, { blocks, headings: rest.toSpliced(before, 0, ...env.headings) }] as const];
  });
  return Object.fromEntries(shown);
}

/** Every prop and slot has a text, and every text has its prop or slot. */
function checkTexts(file: string, source: string, { name, ...description }: Description, facts: ComponentFacts): Problem[] {
  return (['props', 'slots'] as const).flatMap((section) => {
    const kind = section === 'props' ? 'prop' : 'slot';
    // A prop may be called `slots` too; it is indented deeper.
    const start = Math.max(0, source.search(new RegExp(`^(?: {1,3}|\\t)"${section}"`, 'm')));
    const exists = new Set(facts[section].map((row) => row.name));
    const at = (text: string, message: string) => ({ file, line: lineOf(source, `"${text}"`, start), message });
    const missing = [...exists].filter((row) => !Object.hasOwn(description[section], row));
    const excess = Object.keys(description[section]).filter((text) => !exists.has(text));
    return [
      ...missing.map((row) => at(section, `The ${kind} \`${row}\` of ${name} has no description. Write one as "${section}.${row}".`)),
      ...excess.map((text) => at(text, `${name} has no ${kind} \`${text}\`. Remove its description, or correct the name.`)),
    ];
  });
}

/** What a message is about: the first piece of it in backticks. */
function quoted(message: string): string {
  return /`([^`]+)`/.exec(message)?.[1] ?? '"name"';
}
