import type { RichText } from '../rich-text.ts';

/** A piece of what a value may be: a word of the interface, a constant, a definition with its shape, or plain text. */
export type SchemaPart =
  | { kind: 'word'; key: 'arrayOf' | 'anyOf' | 'object' }
  | { kind: 'type'; text: string }
  | { kind: 'value'; text: string }
  | { kind: 'reference'; name: string; shape: string }
  | { kind: 'text'; text: string };

/** A key, or an alternative without one, and what is below it. `id` is its address. */
export type SchemaRow<T extends RichText = RichText> = {
  id: string;
  key?: string;
  required?: boolean;
  type: readonly SchemaPart[];
  text?: T;
  rows: readonly SchemaRow<T>[];
};

/** A file or definition of the file schema, to be explored. */
export type Schema<T extends RichText = RichText> = {
  kind: 'schema';
  name: string;
  text?: T;
  type: readonly SchemaPart[];
  rows: readonly SchemaRow<T>[];
};
