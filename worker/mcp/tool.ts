import { LANGUAGES } from '../../client/shared/preferences/language.ts';
import { PRODUCT_IDS } from '../../client/shared/product.ts';
import type { AppContext } from '../context.ts';
import type { ArgumentSchema, Input } from './arguments.ts';

/** A tool that agents may call. `run` gets arguments that its schema has passed. */
export type DocsTool = {
  name: string;
  title: string;
  description: string;
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean; openWorldHint: boolean };
  inputSchema: InputSchema;
  /** Of `structuredContent`, where a program has use for it. */
  outputSchema?: object;
  run: (c: AppContext, input: Input) => Promise<ToolText | string>;
};

/** What a tool answers: a text for the model, and the same as data for its program. */
export type ToolText = { text: string; data?: object };

/** JSON Schema 2020-12 of a tool's arguments. */
export type InputSchema = {
  type: 'object';
  properties: Record<string, ArgumentSchema>;
  required: string[];
  additionalProperties: false;
};

/** What an agent did wrong or may try again, in two sentences that it reads. */
export class ToolError extends Error {}

/** Tools that only read: clients may call them without asking. */
export const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** The schema of a tool's arguments; nothing else may be sent. */
export function inputSchema(properties: Record<string, ArgumentSchema>, required: string[]): InputSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

const text = (description: string, maxLength: number) => ({ type: 'string', minLength: 1, maxLength, description }) as const;
const choice = (description: string, ...values: readonly string[]) => ({ type: 'string', enum: values, description }) as const;

/** Arguments that several tools take. */
export const ARGUMENTS = {
  text,
  choice,
  path: text('Path or address of a page, perhaps with `#section`, such as `/toolpad/core/react-crud#validation`', 2048),
  variant: choice('Language of code; TS without it', 'JS', 'TS'),
  language: (otherwise: string) => choice(`Language of the text; ${otherwise} without it`, ...LANGUAGES),
  product: choice('Only one of the two products', ...PRODUCT_IDS),
  cursor: { type: 'integer', minimum: 0, maximum: 10_000_000, description: 'Where to go on reading, as an answer named it' } as const,
};
