import { tsxLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';
import type { CodeVariant } from '../shared/code-variant.ts';
import { guardLoops } from './guard-loops.ts';
import { type Import, importsOf } from './imports-of.ts';

/** An edit that the frame can run: CommonJS whose lines are the source's. */
type Compiled = { code: string; imports: Import[] };
/** What is wrong with the source; the line counts from 1. */
type SyntaxProblem = { problem: string; line: number };

/** Compiles edited code, or says where it is no code. */
export function compile(source: string, variant: CodeVariant): Compiled | SyntaxProblem {
  const tree = tsxLanguage.parser.parse(source);
  try {
    const { code } = transform(guardLoops(source, tree), {
      transforms: variant === 'TS' ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return { code, imports: importsOf(source, tree) };
  } catch (error) {
    return describe(error);
  }
}

/** The compiler's errors carry `loc`; the same place at the message's end is taken away. */
function describe(error: unknown): SyntaxProblem {
  if (!(error instanceof SyntaxError)) throw error;
  const { loc } = error as SyntaxError & { loc?: { line: number } };
  return { problem: error.message.replace(/\s*\(\d+:\d+\)$/, ''), line: loc?.line ?? 1 };
}
