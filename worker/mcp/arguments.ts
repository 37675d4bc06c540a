import { isObject } from '../../client/shared/is-object.ts';
import { type InputSchema, ToolError } from './tool.ts';

/** What an argument may be; the part of JSON Schema that the tools use. */
export type ArgumentSchema = { description: string } & (
  | { type: 'string'; minLength: number; maxLength: number }
  | { type: 'string'; enum: readonly string[] }
  | { type: 'integer'; minimum: number; maximum: number }
);

type TextName = 'query' | 'path' | 'name' | 'variant' | 'language' | 'product' | 'page' | 'comment' | 'id' | 'version';

/** Arguments of all tools; each tool's schema says which of them it takes. */
export type Input = Partial<Record<TextName | 'demos' | 'package_manager', string>> & { limit?: number; cursor?: number };

/**
 * Reads the arguments of a call. Some clients send null or an empty text for what they leave out, numbers as text, and words as a person
 * writes them (`Core`, `zh-CN`); a number out of range becomes the nearest in it. Throws a ToolError that names what is wrong.
 */
export function readArguments(schema: InputSchema, sent: unknown = {}): Input {
  if (!isObject(sent)) throw new ToolError('The arguments must be an object. Send them by their names.');
  const given = Object.entries(sent).filter(([name, value]) => value !== null && (value !== '' || schema.required.includes(name)));
  const names = Object.keys(schema.properties);
  const input = given.map(([name, value]) => {
    const own = Object.hasOwn(schema.properties, name) && schema.properties[name];
    if (!own) throw new ToolError(`Unknown argument \`${name.slice(0, 40)}\`. Use ${names.join(', ')}.`);
    return [name, readArgument(name, value, own)];
  });
  const missing = schema.required.find((name) => !given.some(([given]) => given === name));
  if (missing) throw new ToolError(`The argument \`${missing}\` is missing. ${schema.properties[missing]?.description}.`);
  return Object.fromEntries(input);
}

function readArgument(name: string, value: unknown, schema: ArgumentSchema): string | number {
  if (schema.type === 'integer') {
    const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
    if (typeof number !== 'number' || !Number.isInteger(number))
      throw new ToolError(`\`${name}\` must be a whole number. Send one, or nothing.`);
    return Math.min(Math.max(number, schema.minimum), schema.maximum);
  }
  if (typeof value !== 'string') throw new ToolError(`\`${name}\` must be text. ${schema.description}.`);
  if ('enum' in schema) {
    const known = schema.enum.find((one) => one.toLowerCase() === wordOf(value));
    if (known === undefined) throw new ToolError(`\`${name}\` must be one of ${schema.enum.join(', ')}. Send such a word, or nothing.`);
    return known;
  }
  if (value.length < schema.minLength || value.length > schema.maxLength)
    throw new ToolError(`\`${name}\` has ${value.length} characters. Send ${schema.minLength} to ${schema.maxLength}.`);
  return value;
}

/** A word without its case and without what narrows it, such as the country of a language. */
function wordOf(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/[-_].*$/s, '');
}
