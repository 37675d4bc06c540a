import { relative } from 'node:path';
import { transform } from 'sucrase';
import { failureOf } from '../shared/failure-of.ts';
import { ContentError } from '../shared/problem.ts';
import { remembered } from '../shared/remembered.ts';
import type { DemoFile } from './find-demos.ts';
import { type Scaffold, scaffoldLine } from './scaffold.ts';

const PREVIEW_START = /^\s*(?:\/\/|\{\/\*)\s*preview-start\s*(?:\*\/\})?\s*$/;
const PREVIEW_END = /^\s*(?:\/\/|\{\/\*)\s*preview-end\s*(?:\*\/\})?\s*$/;

/**
 * A demo's code as it is shown: all of it, and the lines between the preview marks without the scaffolding among them. `portable` is what
 * an app may copy: all but the scaffolding, and nothing where everything is.
 */
export type DemoCode = { full: string; preview: string; portable: string };

/** The TypeScript of a demo and the JavaScript made from it by taking the types away. */
export function demoSource({ file, code }: DemoFile): { TS: DemoCode; JS: DemoCode } {
  return { TS: splitPreview(code), JS: splitPreview(toJavaScript(code, file)) };
}

/** Takes types away and leaves everything else, formatting included, as it was written. Throws a `ContentError` for what is not TypeScript. */
export const toJavaScript = remembered('JavaScript', (source: string, file: string): string => {
  const lines = withoutTypes(source, file)
    .split('\n')
    .map((line) => line.trimEnd());
  return lines
    .filter((line) => !/^import\s*\{\s*\}\s*from|^;$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
});

function withoutTypes(source: string, file: string): string {
  try {
    return transform(source, { transforms: ['typescript', 'jsx'], jsxRuntime: 'preserve', disableESTransforms: true }).code;
  } catch (error) {
    const { message, loc } = failureOf(error);
    throw new ContentError([{ file: relative('.', file), line: loc?.line ?? 1, message: `This is not TypeScript: ${message}.` }]);
  }
}

const splitPreview = remembered('preview', (source: string): DemoCode => {
  const full: string[] = [];
  const portable: string[] = [];
  const ranges: string[][] = [];
  let open = false;
  let scaffold: Scaffold = 'outside';
  let isCut = false;
  for (const written of source.trimEnd().split('\n')) {
    const { line, now } = scaffoldLine(written, scaffold);
    isCut = now !== 'outside' && (isCut || (open && scaffold === 'outside'));
    scaffold = now;
    if (PREVIEW_START.test(written)) {
      open = true;
      ranges.push([]);
    } else if (PREVIEW_END.test(written)) {
      open = false;
    } else if (line !== undefined) {
      full.push(line);
      if (scaffold !== 'inside') portable.push(line);
      if (open && !isCut) ranges.at(-1)?.push(line);
    }
    if (scaffold === 'said') scaffold = 'inside';
  }
  return { full: full.join('\n'), preview: ranges.map(dedent).join('\n// …\n'), portable: codeOnly(portable.join('\n')) };
});

/** Nothing where only comments are left; else the code without the gaps that lines left. */
function codeOnly(code: string): string {
  return /^(?!\s*\/\/)\s*\S/m.test(code) ? code.replace(/\n{3,}/g, '\n\n') : '';
}

function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, 40);
  return lines.map((line) => line.slice(indent)).join('\n');
}
