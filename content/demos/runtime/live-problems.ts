/** Edited code is the only one that comes from such an address. */
const PLACE = /\bblob:[^\s)]*?:(\d+):\d+/;

/** The line of the edited code where an error was thrown, from 1; the compiler keeps lines. */
export function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const [, line] = PLACE.exec(stack ?? '') ?? [];
  return line ? Number(line) : undefined;
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    // An object without a text, thrown by edited code.
    return 'Error';
  }
}
