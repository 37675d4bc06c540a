import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { LANGUAGES } from '../../client/shared/language.ts';
import type { AppContext } from '../context.ts';

/** A tool that agents may call. `run` gets arguments that its schema has passed, and answers with text. */
export type DocsTool = Tool & { run: (c: AppContext, input: Input) => Promise<string> };

/** Arguments of all tools; each tool's schema says which of them it takes. */
export type Input = Partial<
  Record<'query' | 'path' | 'name' | 'variant' | 'language' | 'product' | 'page' | 'comment' | 'id' | 'version', string>
> & {
  limit?: number;
};

/** What an agent did wrong or may try again, in two sentences that it reads. */
export class ToolError extends Error {}

/** A tool's answer, or what went wrong. */
export function textResult(text: string, isError = false): CallToolResult {
  return { content: [{ type: 'text', text }], ...(isError && { isError }) };
}

/** Tools that only read: clients may call them without asking. */
export const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** The schema of a tool's arguments (JSON Schema 2020-12); nothing else may be sent. */
export function inputSchema(properties: Record<string, object>, required: string[]): Tool['inputSchema'] {
  return { type: 'object', properties, required, additionalProperties: false };
}

const text = (description: string, maxLength: number) => ({ type: 'string', minLength: 1, maxLength, description });
const choice = (description: string, ...values: string[]) => ({ type: 'string', enum: values, description });

/** Arguments that several tools take. */
export const ARGUMENTS = {
  text,
  path: text('Path or address of a page, such as `/toolpad/core/react-dashboard-layout`', 2048),
  variant: choice('Language of demos; TS without it', 'JS', 'TS'),
  language: choice('Language of the text; en without it', ...LANGUAGES),
  product: choice('Only one of the two products', 'core', 'studio'),
};
