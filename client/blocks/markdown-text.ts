/** Escapes what Markdown would read as its own: an underscore inside a word isn't markup, so it stays. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~~');
}

/** A code span (CommonMark 6.1): the fence is longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text, 0) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** A fence (CommonMark 4.5) longer than any run of backticks in the code. */
export function fence(code: string, info: string): string {
  const marks = '`'.repeat(longestRun(code, 2) + 1);
  return `${marks}${info}\n${code}\n${marks}`;
}

function longestRun(text: string, least: number): number {
  return Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** A table in GitHub's form. A pipe in a cell is escaped even in code (GFM 4.10). */
export function tableMarkdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\\\n', ' ')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A list from the Markdown of its items. `start` is the first number; a list without is bulleted. */
export function listMarkdown(items: readonly string[], start?: number): string {
  const lines = items.map((item, index) => {
    const mark = start === undefined ? '- ' : `${start + index}. `;
    return mark + item.replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
  });
  return lines.join(lines.some((item) => /\n\n/.test(item)) ? '\n\n' : '\n');
}

export function quoteMarkdown(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}
