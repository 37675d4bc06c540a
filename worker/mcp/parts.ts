import { linesOf } from '../../client/shared/markdown-sections.ts';
import { ToolError } from './tool.ts';

/** How many bytes of a text an answer holds at most: some 4,000 tokens, in any script. */
const PART_BYTES = 16_000;

/** Says how to read on from a cursor. */
type HowToReadOn = (cursor: number) => string;

/** A part of a text, from a cursor on, that ends where a paragraph does; with how to read what follows. */
export function partOf(text: string, cursor = 0, howToReadOn: HowToReadOn = (next) => `call again with cursor ${next}`): string {
  if (cursor >= text.length && cursor > 0)
    throw new ToolError(`The text ends at ${text.length}. Send a cursor that an answer named, or none.`);
  const end = endOf(text, cursor);
  const part = text.slice(cursor, end).trimEnd();
  return end < text.length ? `${part}\n\n[${text.length - end} more characters: ${howToReadOn(end)}.]\n` : `${part}\n`;
}

function endOf(text: string, cursor: number): number {
  const { read } = new TextEncoder().encodeInto(text.slice(cursor), new Uint8Array(PART_BYTES));
  const limit = cursor + read;
  if (text.length <= limit) return text.length;
  const breaks = linesOf(text).filter(({ line, start, isCode }) => line === '' && !isCode && start > cursor && start <= limit);
  return breaks.at(-1)?.start ?? limit;
}
