import type { CodeToken } from './code.ts';

/** What the site's own code is made of: strings, comments, words of the language, literals, calls, and plain text. */
const PIECES =
  /(?<string>'(?:\\.|[^'\\])*')|(?<comment>\/\/.*)|(?<keyword>\b(?:import|from|export|default|const|function|return)\b)|(?<boolean>\b(?:true|false)\b)|(?<number>\b\d[\d.]*)|(?<function>\b\w+(?=\())/g;

/** Colors code that the site writes in the browser, where no highlighter is. */
export function colorCode(code: string): CodeToken[][] {
  return code.split('\n').map(colorLine);
}

function colorLine(line: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of line.matchAll(PIECES)) {
    const type = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? '';
    if (match.index > end) tokens.push(line.slice(end, match.index));
    tokens.push([type, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push(line.slice(end));
  return tokens;
}
