import type { MarkdownIt } from 'markdown-it';
import { type ComponentFacts, type Description, type DescriptionFile, lineOf, readDescriptions, readFacts } from '../api/shapes.ts';
import { apiPageBlocks } from './api-page-body.ts';
import type { MarkdownPage } from './compile-page.ts';
import { generatedFrontmatter } from './frontmatter.ts';
import { createEnv } from './markdown-env.ts';
import { kebabCase } from './names.ts';
import type { Problem } from './problem.ts';

type ApiPages = { pages: MarkdownPage[]; problems: Problem[] };

/** A page for every described component, from its description and its facts. */
export function apiPages(md: MarkdownIt): ApiPages {
  const files = readDescriptions();
  const { facts, problems: unreadable } = files.length > 0 ? readFacts() : { problems: [] };
  const results = files.map((file) => componentPage(md, file, facts?.components));
  return { pages: results.flatMap(({ page }) => page ?? []), problems: [...unreadable, ...results.flatMap(({ problems }) => problems)] };
}

/** The address of a component's page. */
function apiPath(name: string): string {
  return `/toolpad/core/api/${kebabCase(name)}`;
}

function componentPage(
  md: MarkdownIt,
  { file, source, description, problems }: DescriptionFile,
  components?: Record<string, ComponentFacts>,
): { page?: MarkdownPage; problems: Problem[] } {
  // Without any facts there is one problem already, that of their file.
  if (!description || !components) return { problems };
  const facts = components[description.name];
  if (!facts) {
    const message = `The facts of ${description.name} are missing. Run \`npm run api\`.`;
    return { problems: [...problems, { file, line: lineOf(source, '"name"'), message }] };
  }
  const env = createEnv(file, 0, { path: apiPath(description.name) });
  const blocks = apiPageBlocks({ md, env }, description, facts, new Set(Object.keys(components)));
  // The rendered Markdown is put together here, so its line numbers mean nothing; the description's do.
  env.links = env.links.map((link) => ({ ...link, line: lineOf(source, link.hash ? `${link.path}#${link.hash}` : link.path) }));
  const rendering = env.problems.map((problem) => ({ ...problem, line: lineOf(source, quoted(problem.message)) }));
  const page = {
    path: apiPath(description.name),
    file,
    data: generatedFrontmatter(`${description.name} API`, description.description),
    blocks,
    env,
  };
  return { page, problems: [...problems, ...rendering, ...checkTexts(file, source, description, facts)] };
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
