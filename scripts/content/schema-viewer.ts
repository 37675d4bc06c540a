import { type FileSchema, refName, type Schema } from '../schema/shapes.ts';
import { escapeHtml } from './html.ts';
import { word } from './words.ts';

/** Renders Markdown of one line. */
type Inline = (text: string) => string;
type Context = { files: FileSchema; inline: Inline };
type Row = { id: string; key?: string; required?: boolean; schema: Schema };

/** The explorable view of one file or definition: nested, collapsible, readable without script. `id` is the prefix of its anchors. */
export function schemaViewer(schema: Schema, id: string, label: string, context: Context): string {
  const about = schema.description ? `<p>${context.inline(schema.description)}</p>` : '';
  return `<div class="schema" role="group" aria-label="${word('schemaReference')}: ${escapeHtml(label)}">${about}${collapsible({ id, schema }, typeOf(schema, context), '', context)}</div>\n`;
}

/** A key, or an alternative without one. */
function row(one: Row, context: Context): string {
  const { id, key, required, schema } = one;
  const name = key === undefined ? '' : `<code class="schema-key">${escapeHtml(key)}</code> `;
  const mark = required ? ` <span class="schema-required">${word('required')}</span>` : '';
  const line = `${name}${typeOf(schema, context)}${mark}`;
  const text = schema.description ? `<p>${context.inline(schema.description)}</p>` : '';
  const anchor = `<a class="schema-anchor" href="#${id}" aria-label="${word('linkTo')} ${escapeHtml(key ?? id)}">#</a>`;
  return `<li id="${id}">${collapsible(one, line, text, context)}${anchor}</li>`;
}

/** A line and what is below it. Only what has parts can be closed. */
function collapsible(one: Row, line: string, text: string, context: Context): string {
  const below = children(one, context);
  return below ? `<details open><summary>${line}</summary>${text}${below}</details>` : `<p class="schema-line">${line}</p>${text}`;
}

/** The rows below a row; nothing for what is said in its own line. */
function children({ id, schema }: Row, context: Context): string {
  const rows = rowsBelow(schema, id);
  return rows.length > 0 ? `<ul>${rows.map((below) => row(below, context)).join('')}</ul>` : '';
}

function rowsBelow(schema: Schema, id: string): Row[] {
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
function alternative(schema: Schema, index: number, id: string): Row {
  return { id: `${id}-${schema.properties?.kind?.const ?? index + 1}`, schema };
}

/** Whether a schema needs rows of its own. */
function isCompound({ properties, additionalProperties, items, anyOf }: Schema): boolean {
  if (items) return isCompound(items);
  return Boolean(properties || additionalProperties || anyOf?.some(isCompound));
}

/** What a value may be, in a line. */
function typeOf(schema: Schema, context: Context): string {
  const name = refName(schema);
  if (name !== undefined) return reference(name, context.files);
  if (schema.const !== undefined) return value(schema.const);
  if (schema.enum) return schema.enum.map(value).join(' | ');
  if (schema.items) return `${word('arrayOf')} ${typeOf(schema.items, context)}`;
  if (schema.anyOf?.some(isCompound)) return word('anyOf');
  if (schema.anyOf) return `${word('anyOf')} ${schema.anyOf.map((one) => typeOf(one, context)).join(', ')}`;
  if (schema.type === 'object') return word('object');
  return `<span class="schema-type">${schema.type ?? 'any'}</span>`;
}

/** A constant, coloured as code is. */
function value(text: string): string {
  return `<code class="schema-value">${escapeHtml(JSON.stringify(text))}</code>`;
}

/** A link to a definition; its shape shows when the pointer rests on it. */
function reference(name: string, files: FileSchema): string {
  return `<a class="schema-ref" href="#definition-${name}" title="${escapeHtml(shapeOf(files.definitions[name]!))}">${name}</a>`;
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
  return [...JSON.stringify(schema).matchAll(/"#\/definitions\/(\w+)"/g)].map((match) => match[1]!);
}
