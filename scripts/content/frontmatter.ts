import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { metaDescription } from '../shared/meta-description.ts';
import type { Problem } from '../shared/problem.ts';

const MAX_TITLE_LENGTH = 70;

const link = v.strictObject({ text: v.string(), href: v.string(), primary: v.optional(v.boolean()) });

const title = v.pipe(
  v.string('The title must be text. Write a line such as `title: Installation`.'),
  v.nonEmpty('The title is empty. Write a line such as `title: Installation`.'),
  v.maxLength(MAX_TITLE_LENGTH, ({ input }) => `The title has ${input.length} characters. Shorten it to ${MAX_TITLE_LENGTH}.`),
);

const description = v.pipe(
  v.string('The description must be text. Write a line such as `description: Add the kit to a project.`'),
  metaDescription,
);

const frontmatterSchema = v.strictObject({
  title,
  description,
  layout: v.optional(v.picklist(['docs', 'landing']), 'docs'),
  components: v.optional(v.array(v.string()), []),
  ads: v.optional(v.boolean(), true),
  fonts: v.optional(v.picklist(['condensed'])),
  hero: v.optional(
    v.strictObject({
      headline: v.string(),
      lead: v.string(),
      command: v.optional(v.string()),
      demo: v.optional(v.strictObject({ name: v.string(), caption: v.string() })),
      asksName: v.optional(v.boolean()),
      actions: v.array(link),
    }),
  ),
});

export type Frontmatter = v.InferOutput<typeof frontmatterSchema>;

const translatedHero = v.strictObject({
  headline: v.string(),
  lead: v.string(),
  caption: v.optional(v.string()),
  actions: v.array(v.string()),
});

export type TranslatedHero = v.InferOutput<typeof translatedHero>;

/** The frontmatter of a translation: words only. `translates` holds the hash of each English section that it is a translation of. */
export const translatedSchema = v.strictObject({
  title,
  description,
  hero: v.optional(translatedHero),
  translates: v.optional(v.record(v.string(), v.string()), {}),
});

type Parsed<T> = { data?: T; body: string; bodyLine: number; problems: Problem[] };

/** The frontmatter of a page that no file holds. */
export function generatedFrontmatter(title: string, description: string): Frontmatter {
  return { title, description, layout: 'docs', components: [], ads: true };
}

/** Splits a page into its frontmatter and body. `bodyLine` is the number of lines before the body. */
export function parseFrontmatter(file: string, source: string): Parsed<Frontmatter>;
export function parseFrontmatter<T>(file: string, source: string, schema: v.GenericSchema<unknown, T>): Parsed<T>;
export function parseFrontmatter(file: string, source: string, schema: v.GenericSchema = frontmatterSchema): Parsed<unknown> {
  const [whole, head] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source) ?? [];
  if (whole === undefined || head === undefined) {
    const message = 'The page has no frontmatter. Begin it with `---`, `title: …`, `description: …`, `---`.';
    return { body: source, bodyLine: 0, problems: [{ file, line: 1, message }] };
  }
  const body = source.slice(whole.length);
  const bodyLine = whole.split('\n').length - 1;
  // A section may be called `null` or `true`.
  const yaml = parseDocument(head, { stringKeys: true });
  if (yaml.errors.length > 0) {
    const problems = yaml.errors.map((error) => ({
      file,
      line: (error.linePos?.[0].line ?? 1) + 1,
      message: `The frontmatter is not valid YAML: ${error.message.split('\n')[0]} Correct the line, or quote the text.`,
    }));
    return { body, bodyLine, problems };
  }
  const result = v.safeParse(schema, yaml.toJS() ?? {});
  if (result.success) return { data: result.output, body, bodyLine, problems: [] };
  return { body, bodyLine, problems: result.issues.map((issue) => toProblem(file, head, issue)) };
}

function toProblem(file: string, yaml: string, issue: v.BaseIssue<unknown>): Problem {
  const path = v.getDotPath(issue) ?? '';
  const index = yaml.split('\n').findIndex((text) => text.startsWith(`${path.split('.')[0]}:`));
  return { file, line: index + 2, message: messageOf(path, issue) };
}

/** A line that shows how a required key is written. */
const EXAMPLES: Record<string, string> = { title: 'title: Installation', description: 'description: Add the kit to a project.' };

function messageOf(path: string, issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return `The frontmatter has an unknown key \`${path}\`. Remove it, or correct its spelling.`;
  const example = EXAMPLES[path] ?? `${path.split('.').at(-1)}: …`;
  if (issue.received === 'undefined') return `The key \`${path}\` is missing. Add a line such as \`${example}\` to the frontmatter.`;
  return issue.message.startsWith('Invalid ') ? `The key \`${path}\` is not as expected: ${issue.message}. Correct it.` : issue.message;
}
