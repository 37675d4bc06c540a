import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod/v3';
import { pascalCase } from '../../../client/shared/name-case.ts';
import type { Facts } from './delta.ts';
import type { Fact } from './shapes.ts';

/** A schema of the library that Studio checks its files with. */
type Schema = z.ZodTypeAny;
type Named = ReadonlyMap<unknown, string>;

/** The section of Studio's command line that declares its files, between the comments that its bundler left there. */
const SECTION = /^\/\/ src\/server\/schema\.ts\n(?:import .*\n)?([\s\S]*?)^\/\/ (?:src|package)/m;

/** The keys of the files of a Studio project, and of the objects that they are made of: `Page.key.spec.title`, `Query.key.mode`. */
export function readFiles(home: string): Facts {
  const code = SECTION.exec(readFileSync(join(home, 'dist/cli/index.mjs'), 'utf8'))?.[1];
  if (!code)
    throw new Error('The command line of this version of Studio declares no files where earlier ones did. Look for their schemas.');
  const names = [...code.matchAll(/^var (\w+)Schema\b/gm)].map(([, name = '']) => name);
  const library = /\bz\d*(?=\.object\()/.exec(code)?.[0] ?? 'z';
  // Nothing but the library is within reach of it.
  const schemas = runInNewContext(`${code};({ ${names.map((name) => `${name}: ${name}Schema`).join(', ')} })`, { [library]: z }) as Record<
    string,
    Schema
  >;
  const told = Object.entries(schemas).filter(([, schema]) => schema instanceof z.ZodObject || schema instanceof z.ZodLazy);
  const named = new Map(told.map(([name, schema]) => [identityOf(schema), pascalCase(name)]));
  return Object.fromEntries(told.flatMap(([name, schema]) => factsOf(pascalCase(name), schema, named)));
}

function factsOf(name: string, schema: Schema, named: Named): [string, Fact][] {
  if (!(schema instanceof z.ZodObject)) return [[name, { kind: 'type', type: typeText(unwrap(schema).inner, named) }]];
  const rows = rowsBelow(schema, named, []).map(([key, fact]): [string, Fact] => [`${name}.key.${key}`, fact]);
  return [[name, { kind: schema.shape.apiVersion ? 'file' : 'type' }], ...rows];
}

/** The keys below a schema by their path; an object with a name of its own has its keys there. */
function rowsBelow(schema: Schema, named: Named, path: readonly string[]): [string, Fact][] {
  const { inner, name } = unwrap(schema, named);
  if (name && path.length > 0) return [];
  if (inner instanceof z.ZodArray) return rowsBelow(inner.element, named, [...path.slice(0, -1), `${path.at(-1)}[]`]);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option: Schema) => rowsBelow(option, named, path));
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, Schema>).flatMap(([key, value]): [string, Fact][] => {
    const { optional } = unwrap(value);
    const place = [...path, key];
    return [[place.join('.'), { type: typeText(value, named), ...(!optional && { required: true }) }], ...rowsBelow(value, named, place)];
  });
}

function typeText(schema: Schema, named: Named): string {
  const { inner, name } = unwrap(schema, named);
  if (name) return name;
  if (inner instanceof z.ZodLiteral) return `'${inner.value}'`;
  if (inner instanceof z.ZodEnum) return inner.options.map((option: string) => `'${option}'`).join(' | ');
  if (inner instanceof z.ZodUnion || inner instanceof z.ZodDiscriminatedUnion)
    return inner.options.map((option: Schema) => typeText(option, named)).join(' | ');
  if (inner instanceof z.ZodArray) return `(${typeText(inner.element, named)})[]`.replace(/^\(([^|]*)\)\[\]$/, '$1[]');
  if (inner instanceof z.ZodRecord) return `Record<string, ${typeText(inner.valueSchema, named)}>`;
  return plainName(inner);
}

/** `ZodString` → `string`. */
function plainName(schema: Schema): string {
  return String(schema._def.typeName).replace('Zod', '').toLowerCase();
}

/** What is below `optional()` and `lazy()`, as far as it has no name of its own. */
function unwrap(schema: Schema, named: Named = new Map()): { inner: Schema; optional?: true; name?: string } {
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap(), named), optional: true };
  const name = named.get(identityOf(schema));
  if (name) return { inner: schema, name };
  return schema instanceof z.ZodLazy ? unwrap(schema.schema, named) : { inner: schema };
}

/** A schema with other words of description is another object with the same shape. */
function identityOf(schema: Schema): unknown {
  return schema._def.shape ?? schema._def.getter ?? schema;
}
