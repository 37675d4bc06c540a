import { linesOf } from '../../client/shared/markdown-sections.ts';
import { ToolError } from './tool.ts';

/** How many characters of a text an answer holds at most. */
const PART_LENGTH = 14_000;

/** A part of a text, from a cursor on, that ends where a paragraph does; with the cursor of what follows. */
export function partOf(text: string, cursor = 0): string {
  if (cursor >= text.length && cursor > 0)
    throw new ToolError(`The text ends at ${text.length}. Send a cursor that an answer named, or none.`);
  const end = endOf(text, cursor);
  const part = text.slice(cursor, end).trimEnd();
  return end < text.length ? `${part}\n\n[${text.length - end} more characters: call again with cursor ${end}.]\n` : `${part}\n`;
}

function endOf(text: string, cursor: number): number {
  const limit = cursor + PART_LENGTH;
  if (text.length <= limit) return text.length;
  const breaks = linesOf(text).filter(({ line, start, isCode }) => line === '' && !isCode && start > cursor && start <= limit);
  return breaks.at(-1)?.start ?? limit;
}
