import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { Heading } from '../../client/blocks/page.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../client/shared/preferences/language.ts';
import type { Translate } from '../../client/shared/translate.ts';
import { kebabCase } from '../shared/kebab-case.ts';
import { lineOf, type Problem } from '../shared/problem.ts';
import type { Section } from '../shared/section.ts';
import { checkYamlSamples } from './code/yaml-samples.ts';
import { type Frontmatter, generatedFrontmatter, parseFrontmatter } from './frontmatter.ts';
import { guideNote } from './guide-note.ts';
import { createEnv, type MarkdownEnv, report } from './markdown/env.ts';
import { noteLink } from './plugins/links.ts';
import type { Project } from './project.ts';
import { sectionsOf } from './sections.ts';
import { blocksOf, landingBlocksOf } from './to-blocks.ts';

/** What of a page depends on the version: `count` blocks from `at` on, in each other version with the page's headings then. */
export type PageVersions = {
  at: number;
  count: number;
  tables: Record<string, { blocks: WrittenBlock[]; headings: Heading[] }>;
};

/** A page of Markdown as blocks, before the site around it is known. */
export type MarkdownPage = {
  path: string;
  file: string;
  data: Frontmatter;
  blocks: WrittenBlock[];
  env: MarkdownEnv;
  /** What a translation of the page is compared with; generated pages have none. */
  sections?: Section[];
  versions?: PageVersions;
  /** The languages that the page is there in; English alone where nothing else is said. */
  languages?: readonly Language[];
};

/** Compiles one Markdown file. What is wrong with it comes back as problems; `page` is missing if its frontmatter is unusable. */
export function compilePage(project: Project, file: string, path: string, md: MarkdownIt): { page?: MarkdownPage; problems: Problem[] } {
  const source = project.text(file);
  const { data, body, bodyLine, problems } = parseFrontmatter(file, source);
  if (!data) return { problems };
  const env = createEnv(file, bodyLine, { project, path });
  const compile = data.layout === 'landing' ? landingBlocksOf : blocksOf;
  const blocks = compile(body + apiSection(data.components, project.words(DEFAULT_LANGUAGE)), md, env);
  // The section is no part of the file: what is wrong with its links is wrong with the names.
  const end = bodyLine + body.split('\n').length;
  for (const link of env.links) if (link.line > end) link.line = lineOf(source, 'components:');
  if (data.hero) checkHero(data.hero, source, env);
  const note = blocksOf(guideNote(path, env), md, env);
  const page = { path, file, data, blocks: [...blocks, ...note], env, sections: sectionsOf(data, body, env) };
  return { page, problems: [...problems, ...env.problems, ...checkYamlSamples(project, file, env.yamlSamples)] };
}

/** Where a landing page leads first must be there, as what it shows. */
function checkHero({ actions, demo }: NonNullable<Frontmatter['hero']>, source: string, env: MarkdownEnv): void {
  // Lines of the frontmatter come before those of the body.
  const at = (text: string) => lineOf(source, text) - env.bodyLine - 1;
  for (const { href } of actions) noteLink(href, at(href), env);
  if (demo && !env.project.demos().has(demo.name))
    report(
      env,
      at(demo.name),
      `There is no demo \`${demo.name}\`. Correct the name, or write it with \`npm run new -- demo ${demo.name}\`.`,
    );
}

type Generated = { project: Project; md: MarkdownIt; file: string; path: string; language: Language; key: string };

/** A page that the build writes in every language. `file` is what writes it, `key` that of its title and description in the dictionary. */
export function generatedPage({ project, md, file, path, language, key }: Generated, markdown: string): MarkdownPage {
  const t = project.words(language);
  const env = createEnv(file, 0, { project, path, language });
  const data = generatedFrontmatter(t(`${key}.title`), t(`${key}.description`));
  return { path, file, data, blocks: blocksOf(markdown, md, env), env, languages: LANGUAGES };
}

/** Component pages end with links to the reference of what they show. */
export function apiSection(components: string[], t: Translate): string {
  if (components.length === 0) return '';
  const links = components.map((name) => `- [\`<${name} />\`](/toolpad/core/api/${kebabCase(name)})`);
  return `\n\n## API\n\n${t('apiSection')}\n\n${links.join('\n')}\n`;
}
