const START = /^(\s*)\/\/ scaffold-start(?:: (.+))?$/;
const END = /^\s*\/\/ scaffold-end$/;

/** Where a line is: `said` is the sentence that a mark carries, which stays where the code below it is left out. */
export type Scaffold = 'outside' | 'said' | 'inside';

/**
 * A line of a demo as readers see it, and where it is. Between `// scaffold-start` and `// scaffold-end` is what only the demo needs, such
 * as a router in memory: no app should copy it, so agents are not shown it. A mark may carry a comment: `// scaffold-start: Why it is here.`
 */
export function scaffoldLine(written: string, before: Scaffold): { line?: string; now: Scaffold } {
  const [mark, indent, sentence] = START.exec(written) ?? [];
  if (mark !== undefined) return sentence ? { line: `${indent}// ${sentence}`, now: 'said' } : { now: 'inside' };
  if (END.test(written)) return { now: 'outside' };
  return { line: written, now: before };
}
