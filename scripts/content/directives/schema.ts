import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import type { Schema as SchemaBlock, SchemaRow } from '../../../client/blocks/schema/schema.ts';
import { addressOf, rowsBelow, type SchemaNode } from '../../schema/rows.ts';
import { referencesOf, typeOf } from '../../schema/schema-type.ts';
import { type FileSchema, type Schema, schemaByName, schemaNames } from '../../schema/shapes.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { linkingAt, noteOutdated, report } from '../markdown/env.ts';
import { writeMarkdownLine } from '../markdown/prose.ts';

/** Writes the text that has an address, which is Markdown of one line. */
type Write = (text: string, id: string) => WrittenText;

/** `::schema{name="Page"}` → the file or definition with this name, as an explorer. */
export const directive: Directive = {
  form: 'leaf',
  attributes: ['name'],
  make: ({ token }, making) => {
    const { env, line } = making;
    const { name = '' } = directiveOf(token).attributes;
    const files = env.project.fileSchema();
    const found = files && schemaByName(files, name);
    if (!found) return report(env, line, `Unknown schema \`${name}\`. Use one of ${schemaNames(files)}.`);
    // The link check finds a definition that is referred to but not on the page.
    for (const reference of referencesOf(found))
      env.links.push({ path: '', hash: `definition-${reference}`, line: env.bodyLine + line + 1 });
    const { texts, outdated } = env.project.schemaTextsIn(env.language);
    const write: Write = (text, id) => writeMarkdownLine(texts[id] ?? text, making);
    // A text's own line is not known here; the directive's is.
    const block = linkingAt(line, env, () => schemaBlock(found, name, files, write));
    const own = addressOf(name, files);
    if (outdated.some((id) => id === own || id.startsWith(`${own}-`))) noteOutdated(env);
    env.anchors.push(...block.rows.flatMap(idsOf));
    return block;
  },
};

/** A file or definition as a block. */
export function schemaBlock(found: Schema, name: string, files: FileSchema, write: Write): SchemaBlock<WrittenText> {
  const id = addressOf(name, files);
  return {
    kind: 'schema',
    name,
    text: found.description ? write(found.description, id) : undefined,
    type: typeOf(found, files),
    rows: rowsBelow(found, id).map((row) => rowOf(row, files, write)),
  };
}

function rowOf({ id, key, required, schema: one }: SchemaNode, files: FileSchema, write: Write): SchemaRow<WrittenText> {
  return {
    id,
    key,
    required,
    type: typeOf(one, files),
    text: one.description ? write(one.description, id) : undefined,
    rows: rowsBelow(one, id).map((row) => rowOf(row, files, write)),
  };
}

function idsOf({ id, rows }: SchemaRow): string[] {
  return [id, ...rows.flatMap(idsOf)];
}
