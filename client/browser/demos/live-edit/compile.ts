import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import type { CodeVariant } from '../../../shared/preferences/code-variant.ts';
import { guardLoops } from './guard-loops.ts';
import { type Import, importsOf, type Tree } from './imports-of.ts';

/** Code that is not read within this time is not compiled, in milliseconds. */
const EDIT_PARSE_LIMIT_MS = 300;
/** An edit may import no more than this. */
export const MAX_IMPORTS_OF_EDIT = 200;

const typescript = parser.configure({ dialect: 'jsx ts' });

/** An edit that can be run: CommonJS whose lines are the source's. */
type Compiled = { code: string; imports: Import[] };
/** What is wrong with the source; the line counts from 1. */
type SyntaxProblem = { problem: string; line: number };

/** Compiles edited code, or says where its syntax is wrong. Only the frame does so, which can be ended. */
export function compile(source: string, variant: CodeVariant): Compiled | SyntaxProblem {
  let tree: Tree | undefined;
  try {
    tree = parseInTime(source);
    if (!tree) return { problem: 'The code takes too long to read. Make it simpler.', line: 1 };
    const { code } = transform(guardLoops(source, tree), {
      transforms: variant === 'TS' ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    const imports = importsOf(source, tree);
    const oneTooMany = imports[MAX_IMPORTS_OF_EDIT];
    if (oneTooMany) return { problem: `There are more than ${MAX_IMPORTS_OF_EDIT} imports.`, line: oneTooMany.line };
    return { code, imports };
  } catch (error) {
    const problem = describe(error) ?? (tree && firstGap(source, tree));
    if (!problem) throw error;
    return problem;
  }
}

/** The tree of the code; undefined where its shape makes reading it too slow: where frames share its process, the page waits. */
function parseInTime(source: string): Tree | undefined {
  const parse = typescript.startParse(source);
  const end = performance.now() + EDIT_PARSE_LIMIT_MS;
  while (performance.now() < end) {
    const tree = parse.advance();
    if (tree) return tree;
  }
  return undefined;
}

/** The compiler's errors carry `loc`; the same place at the message's end is taken away. */
function describe(error: unknown): SyntaxProblem | undefined {
  // Compilers go as deep as the code does, and the stack ends somewhere.
  if (error instanceof RangeError) return { problem: 'The code is nested too deeply. Make it flatter.', line: 1 };
  if (!(error instanceof SyntaxError)) return undefined;
  const { loc } = error as SyntaxError & { loc?: { line: number } };
  return { problem: error.message.replace(/\s*\(\d+:\d+\)$/, ''), line: loc?.line ?? 1 };
}

/** Where the code first lacks something. The compiler stumbles over some unfinished statements, as `export f`, without saying where. */
function firstGap(source: string, tree: Tree): SyntaxProblem | undefined {
  let at: number | undefined;
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
    },
  });
  if (at === undefined) return undefined;
  return { problem: 'A statement is not finished.', line: source.slice(0, at).trimEnd().split('\n').length };
}
