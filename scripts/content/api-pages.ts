import type { MarkdownIt } from 'markdown-it';
import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import { products } from '../../content/products.ts';
import { type ComponentFacts, type Description, type DescriptionFile, lineOf, readDescriptions, readFacts } from '../api/shapes.ts';
import { versionsOfComponent } from '../api/versions/marks.ts';
import { readVersions, type Version } from '../api/versions/shapes.ts';
import { apiPageParts, type History, tablesOf } from './api-page-body.ts';
import type { MarkdownPage, PageVersions } from './compile-page.ts';
import { generatedFrontmatter } from './frontmatter.ts';
import { createEnv, type MarkdownEnv } from './markdown-env.ts';
import { kebabCase } from './names.ts';
import type { Problem } from './problem.ts';

type ApiPages = { pages: MarkdownPage[]; problems: Problem[] };

/** A page for every described component, from its description and its facts. */
export function apiPages(md: MarkdownIt): ApiPages {
  const files = readDescriptions();
  const { facts, problems: unreadable } = files.length > 0 ? readFacts() : { problems: [] };
  const versions = files.length > 0 ? readVersions('core') : [];
  const results = files.map((file) => componentPage(md, file, versions, facts?.components));
  return { pages: results.flatMap(({ page }) => page ?? []), problems: [...unreadable, ...results.flatMap(({ problems }) => problems)] };
}

/** The address of a component's page. */
function apiPath(name: string): string {
  return `/toolpad/core/api/${kebabCase(name)}`;
}

function componentPage(
  md: MarkdownIt,
  { file, source, description, problems }: DescriptionFile,
  versions: readonly Version[],
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
  const names = new Set(Object.keys(components));
  const history = historyOf(versions, description.name);
  const { above, tables, below } = apiPageParts({ md, env }, description, facts, names, history);
  // The rendered Markdown is put together here, so its line numbers mean nothing; the description's do.
  env.links = env.links.map((link) => ({ ...link, line: lineOf(source, link.hash ? `${link.path}#${link.hash}` : link.path) }));
  const rendering = env.problems.map((problem) => ({ ...problem, line: lineOf(source, quoted(problem.message)) }));
  const page = {
    path: apiPath(description.name),
    file,
    data: generatedFrontmatter(`${description.name} API`, description.description),
    blocks: [...above, ...tables, ...below],
    env,
    versions: history && {
      at: above.length,
      count: tables.length,
      tables: tablesByVersion(
        history,
        (at, own) => tablesOf({ md, env: own }, description, history.versions[at]!.facts!, names, history, at),
        env,
        apiPath(description.name),
      ),
    },
  };
  return { page, problems: [...problems, ...rendering, ...checkTexts(file, source, description, facts)] };
}

/** The component through the kept versions; none where the documented one is not kept. */
function historyOf(versions: readonly Version[], name: string): History | undefined {
  const at = versions.findIndex(({ version }) => products.core.versions.some(({ text }) => text === `v${version}`));
  return at < 0 ? undefined : { versions: versionsOfComponent(versions, name), at };
}

/** The tables of each other version that has the component. Their links, headings and anchors are their own, not the page's. */
function tablesByVersion(
  { versions, at }: History,
  make: (index: number, env: MarkdownEnv) => WrittenBlock[],
  page: MarkdownEnv,
  path: string,
): PageVersions['tables'] {
  const shown = versions.flatMap(({ version, facts }, index) => {
    if (!facts || index === at) return [];
    const env = createEnv(page.file, 0, { path });
    const blocks = make(index, env);
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
