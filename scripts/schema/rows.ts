import type { FileSchema, Schema } from './shapes.ts';

/** A key, or an alternative without one, with its address. */
export type SchemaNode = { id: string; key?: string; required?: boolean; schema: Schema };

/** The address of a file or definition; its prefix says which of both it is. */
export function addressOf(name: string, files: FileSchema): string {
  return `${name in files.properties ? 'file' : 'definition'}-${name}`;
}

/** The rows below a row; nothing for what is said in its own line. */
export function rowsBelow(schema: Schema, id: string): SchemaNode[] {
  if (schema.items) return isCompound(schema.items) ? rowsBelow(schema.items, id) : [];
  if (schema.anyOf) return schema.anyOf.some(isCompound) ? schema.anyOf.map((one, index) => alternative(one, index, id)) : [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const rows = Object.entries(properties).map(([key, below]) => ({
    id: `${id}-${key.replaceAll('$', '')}`,
    key,
    required: required.includes(key),
    schema: below,
  }));
  if (schema.type !== 'object' || additionalProperties === false) return rows;
  return [
    ...rows,
    { id: `${id}-any`, key: '*', schema: additionalProperties === true || !additionalProperties ? {} : additionalProperties },
  ];
}

/** Alternatives are told apart by their `kind`, else by their number. */
function alternative(schema: Schema, index: number, id: string): SchemaNode {
  return { id: `${id}-${schema.properties?.kind?.const ?? index + 1}`, schema };
}

/** Whether a schema needs rows of its own. */
export function isCompound({ properties, additionalProperties, items, anyOf }: Schema): boolean {
  if (items) return isCompound(items);
  return Boolean(properties || additionalProperties || anyOf?.some(isCompound));
}
