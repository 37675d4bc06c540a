import { basename } from 'node:path';
import * as v from 'valibot';
import { DESCRIPTIONS_FOLDER, isTranslation } from '../shared/content-files.ts';
import { kebabCase } from '../shared/kebab-case.ts';
import { metaDescription } from '../shared/meta-description.ts';
import { lineOf, type Problem } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { readShape } from '../shared/read-shape.ts';

export const FACTS_FILE = 'content/api/facts/core.json';

/** A text that says something. */
export const filled = v.pipe(v.string(), v.nonEmpty('A text is empty. Write it, or remove its key.'));

/** What is written by hand about a component: everything that its types do not tell. Texts are inline Markdown, notes are Markdown. */
const descriptionSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[A-Z]\w*$/, 'The name is not that of a component. Write it as it is exported, such as `DashboardLayout`.'),
  ),
  /** The folder of the package that exports it: `@toolpad/core/<group>`. */
  group: filled,
  /** The page's meta description. */
  description: metaDescription,
  /** The page's first paragraph. */
  summary: filled,
  demos: v.array(v.strictObject({ text: filled, href: filled })),
  props: v.record(v.string(), filled),
  slots: v.record(v.string(), filled),
  /** Texts for props and slots that only other versions have. */
  later: v.optional(v.record(v.string(), filled)),
  notes: v.array(filled),
});

const { name: _name, group: _group, ...texts } = descriptionSchema.entries;

/** The words of a description in another language: those of its demos are the texts of the links. */
const translatedSchema = v.strictObject({
  ...texts,
  demos: v.array(filled),
  /** Defaults that the facts say in words, by prop. */
  defaults: v.optional(v.record(v.string(), filled), {}),
  /** The hash of each English section that the words are a translation of. */
  translates: v.optional(v.record(v.string(), v.string()), {}),
});

const rowSchema = v.strictObject({ name: v.string(), type: v.string(), default: v.optional(v.string()) });

const componentFactsSchema = v.strictObject({
  props: v.array(v.strictObject({ ...rowSchema.entries, required: v.boolean() })),
  slots: v.array(rowSchema),
  /** The type whose props the component also takes, such as `ContainerProps`. */
  inherits: v.nullable(v.string()),
  inheritedCount: v.number(),
});

const factsSchema = v.strictObject({ command: v.string(), package: v.string(), components: v.record(v.string(), componentFactsSchema) });

/** A description, in a translation with words for the defaults that the facts say in English words. */
export type Description = v.InferOutput<typeof descriptionSchema> & { defaults?: Readonly<Record<string, string>> };
export type TranslatedDescription = v.InferOutput<typeof translatedSchema>;
export type Row = v.InferOutput<typeof rowSchema>;
export type ComponentFacts = v.InferOutput<typeof componentFactsSchema>;
export type Facts = v.InferOutput<typeof factsSchema>;

/** A description file; `description` is missing if its shape is not as it should be. */
export type DescriptionFile = { file: string; source: string; description?: Description; problems: Problem[] };

/** Reads every description file. */
export function readDescriptions(files: ProjectFiles): DescriptionFile[] {
  return files
    .list(`${DESCRIPTIONS_FOLDER}/*.json`)
    .filter((file) => !isTranslation(file))
    .map((file) => {
      const source = files.text(file);
      return { file, source, ...readDescription(file, source) };
    });
}

function readDescription(file: string, source: string): { description?: Description; problems: Problem[] } {
  const { output, problems } = readShape(descriptionSchema, file, source);
  const stem = basename(file, '.json');
  if (!output || kebabCase(output.name) === stem) return { description: output, problems };
  const message = `The file describes ${output.name} but is named ${stem}.json. Rename it to ${kebabCase(output.name)}.json, or correct the name.`;
  return { problems: [{ file, line: lineOf(source, '"name"'), message }] };
}

/** Reads the words of a description in another language; `words` are missing if their shape is not as it should be. */
export function readTranslatedDescription(
  files: ProjectFiles,
  file: string,
): { source: string; words?: TranslatedDescription; problems: Problem[] } {
  const source = files.text(file);
  const { output, problems } = readShape(translatedSchema, file, source);
  return { source, words: output, problems };
}

/** Reads the committed facts. */
export function readFacts(files: ProjectFiles): { facts?: Facts; problems: Problem[] } {
  try {
    const { output, problems } = readShape(factsSchema, FACTS_FILE, files.text(FACTS_FILE));
    return { facts: output, problems };
  } catch {
    return { problems: [{ file: FACTS_FILE, line: 1, message: 'The facts of the API reference cannot be read. Run `npm run api`.' }] };
  }
}
