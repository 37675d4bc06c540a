/** A piece of a line: plain, or colored as a type of token. */
export type CodeToken = string | readonly [type: string, text: string];

/** How a line is set off. */
export type LineMark = 'mark' | 'ins' | 'del';

/** A code block. `marks` are by line, from 1. */
export type Code = {
  kind: 'code';
  language: string;
  title?: string;
  /** The code is only a part of the file that `title` names. */
  excerpt?: true;
  lines: readonly (readonly CodeToken[])[];
  marks?: Readonly<Record<number, LineMark>>;
};

/** The code as it was written. */
export function codeText({ lines }: Pick<Code, 'lines'>): string {
  return lines.map((tokens) => tokens.map(textOfToken).join('')).join('\n');
}

function textOfToken(token: CodeToken): string {
  return typeof token === 'string' ? token : token[1];
}
