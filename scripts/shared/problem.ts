/** A mistake in the content: where it is, what is wrong, and what to do about it. */
export type Problem = { file: string; line: number; message: string };

/** What is wrong with content, and what of it is older than its English. */
export type Findings = { problems: Problem[]; warnings: string[] };

/** The findings of several parts in one. */
export function allFindings(parts: readonly Partial<Findings>[]): Findings {
  return { problems: parts.flatMap(({ problems = [] }) => problems), warnings: parts.flatMap(({ warnings = [] }) => warnings) };
}

/** Thrown when content does not compile; the message lists every problem found, one a line: file by file, from its top to its end. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const inOrder = byFileAndLine(problems);
    super(inOrder.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = inOrder;
  }
}

function byFileAndLine(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  return problems.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** The line of the first place where a text stands at or after an offset, from 1; the offset's own line if it is nowhere. */
export function lineOf(source: string, text: string, from = 0): number {
  const index = source.indexOf(text, from);
  return source.slice(0, index < 0 ? from : index).split('\n').length;
}
