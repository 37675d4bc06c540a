import { isAlias, isMap, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap } from 'yaml';
import { definitionOf, type FileSchema, refName, type Schema } from './shapes.ts';

/** A place of a YAML text that does not match. `offset` counts characters from the start of the text. */
export type Mismatch = { path: string; offset: number; message: string };

/** A pair as the parser makes it: with its places in the text. */
type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** Compares a parsed YAML node with a schema. Each place that does not match comes back once. Ours, since Ajv knows values alone, and not where they stand in a text. */
export function validate(node: ParsedNode | null, schema: Schema, files: FileSchema, path = ''): Mismatch[] {
  const name = refName(schema);
  if (name !== undefined) return validate(node, definitionOf(name, files), files, path);
  if (schema.anyOf) return validateAnyOf(node, schema.anyOf, files, path);
  if (schema.type === 'object') return validateObject(node, schema, files, path);
  if (schema.type === 'array') return validateArray(node, schema, files, path);
  return schema.type === undefined ? [] : validateScalar(node, schema, path);
}

function mismatch(node: ParsedNode | null, path: string, expected: string): Mismatch[] {
  return [{ path, offset: offsetOf(node), message: `\`${path || 'the text'}\` is not ${expected}` }];
}

function offsetOf(node: ParsedNode | null): number {
  return node?.range[0] ?? 0;
}

function validateScalar(node: ParsedNode | null, schema: Schema, path: string): Mismatch[] {
  // A template may hold an alias; what it stands for is checked where it is written.
  if (isAlias(node)) return [];
  const value = isScalar(node) ? node.value : node;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.some((one) => one === value) ? [] : mismatch(node, path, `one of ${values.join(', ')}`);
  const type = value === null ? 'null' : typeof value;
  if (type === schema.type) return [];
  return mismatch(node, path, schema.type === 'null' ? 'null' : `a ${schema.type}`);
}

function validateArray(node: ParsedNode | null, { items = {} }: Schema, files: FileSchema, path: string): Mismatch[] {
  if (!isSeq(node)) return mismatch(node, path, 'a list');
  return node.items.flatMap((item, index) => validate(item as ParsedNode, items, files, `${path}[${index}]`));
}

function validateObject(node: ParsedNode | null, schema: Schema, files: FileSchema, path: string): Mismatch[] {
  if (!isMap(node)) return mismatch(node, path, 'a mapping of keys to values');
  const { required = [] } = schema;
  const missing = required.filter((key) => !node.has(key));
  return [
    ...missing.map((key) => ({ path, offset: offsetOf(node), message: `${placeOf(path)} lacks the key \`${key}\`` })),
    ...pairsOf(node).flatMap((pair) => validatePair(pair, schema, files, path)),
  ];
}

function validatePair({ key, value }: ParsedPair, schema: Schema, files: FileSchema, path: string): Mismatch[] {
  const name = String(isScalar(key) ? key.value : key);
  const below = path ? `${path}.${name}` : name;
  const property = schema.properties?.[name] ?? additional(schema, name);
  if (property) return validate(value, property, files, below);
  return [{ path: below, offset: offsetOf(key), message: `${placeOf(path)} has no key \`${name}\`` }];
}

function additional({ additionalProperties = true, propertyNames }: Schema, name: string): Schema | undefined {
  if (additionalProperties === false || (propertyNames && !new RegExp(propertyNames.pattern).test(name))) return undefined;
  return additionalProperties === true ? {} : additionalProperties;
}

/** The alternative that fits, else the mismatches of the one that was meant, else one for the whole place. */
function validateAnyOf(node: ParsedNode | null, alternatives: Schema[], files: FileSchema, path: string): Mismatch[] {
  const results = alternatives.map((alternative) => ({ alternative, mismatches: validate(node, alternative, files, path) }));
  if (results.some(({ mismatches }) => mismatches.length === 0)) return [];
  const meant = results.find(({ alternative }) => isMeant(node, alternative, files));
  return meant ? meant.mismatches : mismatch(node, path, 'any of what the schema allows there');
}

/** Whether a mapping has the `kind` or one of the `$$` keys by which an alternative is known; lists mean the one of lists. */
function isMeant(node: ParsedNode | null, alternative: Schema, files: FileSchema): boolean {
  const name = refName(alternative);
  const { type, properties = {}, additionalProperties } = name === undefined ? alternative : definitionOf(name, files);
  if (isSeq(node)) return type === 'array';
  if (!isMap(node) || type !== 'object') return false;
  const mark = Object.keys(properties).find((key) => key.startsWith('$$'));
  if (mark) return node.has(mark);
  if (properties.kind?.const !== undefined) return Object.is(node.get('kind'), properties.kind.const);
  return (
    !pairsOf(node).some(({ key }) => String(key).startsWith('$$')) && (typeof additionalProperties === 'object' || 'name' in properties)
  );
}

function pairsOf(node: YAMLMap): ParsedPair[] {
  return node.items as ParsedPair[];
}

function placeOf(path: string): string {
  return path ? `\`${path}\`` : 'The top level';
}
