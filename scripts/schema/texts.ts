import type { EnglishTexts } from '../api/translated-texts.ts';
import { addressOf, rowsBelow } from './rows.ts';
import { type FileSchema, SCHEMA_FILE, type Schema } from './shapes.ts';

/** What pages say about files, definitions and their keys, by the address of each; nothing where a site has no file schema. */
export function englishSchemaTexts(files: FileSchema | undefined): EnglishTexts {
  const texts: Record<string, string> = {};
  const note = (schema: Schema, id: string): void => {
    if (schema.description) texts[id] = schema.description;
    for (const row of rowsBelow(schema, id)) note(row.schema, row.id);
  };
  if (files)
    for (const [name, schema] of Object.entries({ ...files.properties, ...files.definitions })) note(schema, addressOf(name, files));
  return { file: SCHEMA_FILE, texts };
}
