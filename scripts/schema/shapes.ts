import * as v from 'valibot';
import { SCHEMAS_FOLDER } from '../shared/content-files.ts';
import { ContentError, lineOf } from '../shared/problem.ts';
import type { ProjectFiles } from '../shared/project-files.ts';
import { readShape } from '../shared/read-shape.ts';

export const SCHEMA_FILE = `${SCHEMAS_FOLDER}/studio.json`;

/** The part of JSON Schema that the file schema is written in. A schema without any key allows everything. */
export type Schema = {
  $ref?: string;
  description?: string;
  type?: 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';
  const?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  /** What keys besides `properties` may hold. */
  additionalProperties?: boolean | Schema;
  propertyNames?: { pattern: string };
  items?: Schema;
  anyOf?: Schema[];
};

/** The files of a project and the definitions that they share. */
export type FileSchema = { properties: Record<string, Schema>; definitions: Record<string, Schema> };

const schema: v.GenericSchema<unknown, Schema> = v.lazy(() =>
  v.strictObject({
    $ref: v.optional(v.pipe(v.string(), v.startsWith('#/definitions/'))),
    description: v.optional(v.string()),
    type: v.optional(v.picklist(['string', 'number', 'boolean', 'null', 'object', 'array'])),
    const: v.optional(v.string()),
    enum: v.optional(v.array(v.string())),
    properties: v.optional(v.record(v.string(), schema)),
    required: v.optional(v.array(v.string())),
    additionalProperties: v.optional(v.union([v.boolean(), schema])),
    propertyNames: v.optional(v.strictObject({ pattern: v.string() })),
    items: v.optional(schema),
    anyOf: v.optional(v.array(schema)),
  }),
);

const fileSchema = v.object({ properties: v.record(v.string(), schema), definitions: v.record(v.string(), schema) });

/** The definitions that a schema's JSON refers to. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(/"#\/definitions\/(\w+)"/g)].map(([, name = '']) => name);
}

/** Parses the text of a schema file. Throws a ContentError when it is not of the supported part of JSON Schema, or when a `$ref` leads nowhere. */
export function parseFileSchema(text: string): FileSchema {
  const { output, problems } = readShape(fileSchema, SCHEMA_FILE, text);
  if (!output) throw new ContentError(problems);
  const missing = referencesIn(text).find((name) => !output.definitions[name]);
  if (!missing) return output;
  const message = `The definition ${missing} is referred to and missing. Add it, or correct the \`$ref\`.`;
  throw new ContentError([{ file: SCHEMA_FILE, line: lineOf(text, `/${missing}"`), message }]);
}

/** The schema of the files of a Studio project. */
export function readFileSchema(files: ProjectFiles): FileSchema {
  return parseFileSchema(files.text(SCHEMA_FILE));
}

/** The name of the definition that a schema refers to. */
export function refName({ $ref }: Schema): string | undefined {
  return $ref?.replace('#/definitions/', '');
}

/** The definition that a `$ref` leads to: `parseFileSchema` found every one. */
export function definitionOf(name: string, { definitions }: FileSchema): Schema {
  return definitions[name] ?? {};
}

/** A file or a definition by its name. */
export function schemaByName({ properties, definitions }: FileSchema, name: string): Schema | undefined {
  return properties[name] ?? definitions[name];
}

/** The names of all files and definitions that there are, as a list in words. */
export function schemaNames(files: FileSchema | undefined): string {
  return [...Object.keys(files?.properties ?? {}), ...Object.keys(files?.definitions ?? {})].join(', ');
}
