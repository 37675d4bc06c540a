/** A mistake in the content: where it is, what is wrong, and what to do about it. */
export type Problem = { file: string; line: number; message: string };

/** What is wrong with content, and what of it is older than its English. */
export type Findings = { problems: Problem[]; warnings: string[] };

/** The findings of several parts in one. */
export function allFindings(parts: readonly Partial<Findings>[]): Findings {
  return { problems: parts.flatMap(({ problems = [] }) => problems), warnings: parts.flatMap(({ warnings = [] }) => warnings) };
}

/** Thrown when content does not compile; the message lists every problem found, one a line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}
