/** A line of prose and its number in the file. */
export type ProseLine = { number: number; text: string };

/** What stands for inline code: words around it are not neighbors, and a sentence may begin with it. */
const CODE = 'Ɔ';
const FENCE = /^\s*```/;
const FRONTMATTER = /^---$/;
/** A key of frontmatter or JSON before its text, with the dash of a list. */
const KEY = /^\s*(?:- )?(?:\w+|"[^"]*"):\s*/;
/** The name of a directive: `:::info`, `::demo`. */
const DIRECTIVE = /^\s*:{2,}[\w-]*/;

/** The lines of Markdown or JSON that people read, without code, addresses, keys, and HTML entities. */
export function proseLines(file: string, source: string): ProseLine[] {
  const lines = source.split('\n');
  if (file.endsWith('.json')) return lines.flatMap((text, index) => toProse(text.replace(KEY, ''), index));
  const head = FRONTMATTER.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FRONTMATTER.test(line)) : 0;
  let inFence = false;
  return lines.flatMap((text, index) => {
    if (index < head) return toProse(text.replace(KEY, ''), index);
    if (!FENCE.test(text)) return inFence ? [] : toProse(text.replace(DIRECTIVE, ''), index);
    inFence = !inFence;
    return [];
  });
}

function toProse(line: string, index: number): ProseLine[] {
  const text = line
    .replace(/(`+)[^`].*?\1/g, CODE)
    .replace(/\]\([^)\s]*(?: "([^"]*)")?\)/g, ' $1')
    .replace(/https?:\/\/\S+/g, CODE)
    .replace(/\{(?:#|dark=)[^}]*\}/g, '')
    .replace(/&#?\w+;/g, ' ')
    .replace(/[![\]*_]/g, '')
    .trim();
  return text === '' ? [] : [{ number: index + 1, text }];
}
