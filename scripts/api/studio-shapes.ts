import { basename } from 'node:path';
import * as v from 'valibot';
import { isTranslation, STUDIO_DESCRIPTIONS_FOLDER } from '../shared/content-files.ts';
import { kebabCase } from '../shared/kebab-case.ts';
import { lineOf, type Problem } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { jsonProblem } from '../shared/read-shape.ts';

export const STUDIO_FACTS_FILE = 'content/api/facts/studio.json';
/** Texts of properties that mean the same in every component. */
export const SHARED_FILE = `${STUDIO_DESCRIPTIONS_FOLDER}/shared.json`;

const propSchema = v.strictObject({
  name: v.string(),
  type: v.string(),
  default: v.optional(v.unknown()),
  enum: v.optional(v.array(v.string())),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  /** The inspector's word for it, where it is not made from the name. */
  label: v.optional(v.string()),
  category: v.optional(v.string()),
  /** The user changes it, and bindings can read it. */
  state: v.optional(v.literal(true)),
  bindable: v.optional(v.literal(false)),
  hidden: v.optional(v.literal(true)),
  /** The inspector shows it only while another property has one of these values. */
  shownWith: v.optional(v.strictObject({ prop: v.string(), values: v.array(v.string()) })),
});

const forwardedSchema = v.strictObject({ prop: v.string(), from: v.optional(v.array(v.string())) });

const componentSchema = v.strictObject({
  props: v.array(propSchema),
  /** Directions in which the inspector offers to align it. */
  alignment: v.optional(v.picklist(['horizontal', 'vertical', 'both'])),
  /** The property that is set while bound values load; `from` narrows it to some of them. */
  loading: v.optional(forwardedSchema),
  error: v.optional(forwardedSchema),
  /** Pixels. */
  defaultHeight: v.optional(v.number()),
  /** Pixels. */
  minimumHeight: v.optional(v.number()),
});

const factsSchema = v.strictObject({ command: v.string(), package: v.string(), components: v.record(v.string(), componentSchema) });
const textsSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));

export type StudioProp = v.InferOutput<typeof propSchema>;
export type StudioComponent = v.InferOutput<typeof componentSchema>;
export type StudioFacts = v.InferOutput<typeof factsSchema>;

/** What was read of a component, checked. Throws for anything else. */
export const parseComponent = (value: unknown): StudioComponent => v.parse(componentSchema, value);

/** Property → text of one file, and where to report what is wrong with it. */
export type Texts = { file: string; source: string; texts: Record<string, string> };

/** Reads the committed facts of the builder's components. */
export function readStudioFacts(files: ProjectFiles): { facts?: StudioFacts; problems: Problem[] } {
  try {
    const result = v.safeParse(factsSchema, JSON.parse(files.text(STUDIO_FACTS_FILE)));
    if (result.success) return { facts: result.output, problems: [] };
  } catch {
    // A file that is missing or no JSON is as unreadable as one of another shape.
  }
  return {
    problems: [{ file: STUDIO_FACTS_FILE, line: 1, message: "The facts of Studio's components cannot be read. Run `npm run api`." }],
  };
}

/** The texts of every component by its file's name, such as `data-grid`, and the shared ones as `shared`. */
export function readStudioTexts(files: ProjectFiles): { texts: Map<string, Texts>; problems: Problem[] } {
  const texts = new Map<string, Texts>();
  const problems: Problem[] = [];
  for (const file of files.list(`${STUDIO_DESCRIPTIONS_FOLDER}/*.json`)) {
    if (isTranslation(file)) continue;
    const source = files.text(file);
    try {
      const result = v.safeParse(textsSchema, JSON.parse(source));
      if (result.success) texts.set(basename(file, '.json'), { file, source, texts: result.output });
      else problems.push(unreadable(file, source, v.getDotPath(result.issues[0])));
    } catch (error) {
      problems.push(jsonProblem(file, source, error));
    }
  }
  return { texts, problems };
}

/** The file of a component's texts. */
export function textsFile(component: string): string {
  return `${STUDIO_DESCRIPTIONS_FOLDER}/${kebabCase(component)}.json`;
}

function unreadable(file: string, source: string, key: string | null): Problem {
  const line = key ? lineOf(source, `"${key}"`) : 1;
  return {
    file,
    line,
    message: 'The texts must be a JSON object of property names with a text each. Correct the line, or write the text.',
  };
}
