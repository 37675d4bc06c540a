import type { SchemaPart } from '../../client/blocks/schema/schema.ts';
import { isCompound } from './rows.ts';
import { definitionOf, type FileSchema, referencesIn, refName, type Schema } from './shapes.ts';

/** What a value may be, in a line. */
export function typeOf(schema: Schema, files: FileSchema): SchemaPart[] {
  const name = refName(schema);
  if (name !== undefined) return [{ kind: 'reference', name, shape: shapeOf(definitionOf(name, files)) }];
  if (schema.const !== undefined) return [value(schema.const)];
  if (schema.enum) return joined(' | ', schema.enum, (one) => [value(one)]);
  if (schema.items) return [{ kind: 'word', key: 'arrayOf' }, text(' '), ...typeOf(schema.items, files)];
  if (schema.anyOf?.some(isCompound)) return [{ kind: 'word', key: 'anyOf' }];
  if (schema.anyOf) return [{ kind: 'word', key: 'anyOf' }, text(' '), ...joined(', ', schema.anyOf, (one) => typeOf(one, files))];
  if (schema.type === 'object') return [{ kind: 'word', key: 'object' }];
  return [{ kind: 'type', text: schema.type ?? 'any' }];
}

function value(constant: string): SchemaPart {
  return { kind: 'value', text: constant };
}

function text(plain: string): SchemaPart {
  return { kind: 'text', text: plain };
}

function joined<T>(between: string, items: readonly T[], partsOf: (item: T) => SchemaPart[]): SchemaPart[] {
  return items.flatMap((item, index) => [...(index > 0 ? [text(between)] : []), ...partsOf(item)]);
}

/** A schema in a line of plain text, one level deep. */
function shapeOf({ properties, anyOf, required = [] }: Schema): string {
  if (anyOf) return [...new Set(anyOf.map(shortType))].join(' | ');
  const keys = Object.entries(properties ?? {}).map(([key, below]) => `${key}${required.includes(key) ? '' : '?'}: ${shortType(below)}`);
  return `{ ${keys.join(', ')} }`;
}

function shortType(schema: Schema): string {
  if (schema.items) return `${shortType(schema.items)}[]`;
  if (schema.anyOf) return schema.anyOf.map(shortType).join(' | ');
  return refName(schema) ?? schema.type ?? 'any';
}

/** The definitions that a schema refers to. */
export function referencesOf(schema: Schema): string[] {
  return referencesIn(JSON.stringify(schema));
}
