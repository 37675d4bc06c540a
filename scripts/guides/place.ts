import { readFileSync } from 'node:fs';
import { linesOf } from '../../client/shared/markdown-sections.ts';
import { headingId } from '../shared/heading-id.ts';
import { lineOf } from '../shared/problem.ts';
import { readAs } from './page-blocks.ts';
import { type Planned, saysOf } from './plan.ts';

type Page = { path: string; file: string };

/** Where its reader stands who is at a step of a plan, as `file:line`. A look without words of the page is placed where the page led to it. */
export function placeOf(plan: readonly Planned[], index: number, page: Page, others: readonly Page[]): string {
  const read = plan.slice(0, index + 1).findLast(({ step }) => 'follow' in step || saysOf(step).length > 0);
  if (!read) return `${page.file}:1`;
  const { step } = read;
  const { file } = others.find(({ path }) => 'of' in step && path === step.of) ?? page;
  return `${file}:${lineIn(readFileSync(file, 'utf8'), read)}`;
}

function lineIn(source: string, { action, step }: Planned): number {
  if (!('follow' in step)) return lineOfWords(source, saysOf(step)[0] ?? '');
  const from = startOf(source, step.follow);
  if (action.kind === 'write') return lineOf(source, `title="${action.file}"`, from);
  return action.kind === 'run' ? lineOf(source, action.command, from) : lineOf(source, '', from);
}

/** Where a section begins; a page that begins with none has the empty one. */
function startOf(source: string, id: string): number {
  const heading = linesOf(source).find(({ line, isCode }) => !isCode && /^#{2,3} /.test(line) && idOf(line) === id);
  return heading?.start ?? 0;
}

function idOf(heading: string): string {
  return /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? headingId(readAs(heading.replace(/^#+ /, '')));
}

/** The line of words as they are read, which the page may break and mark. */
function lineOfWords(source: string, words: string): number {
  const pattern = words.replace(/[^\w\s]/g, '\\$&').replace(/\s+/g, '\\s+');
  const text = readAs(source);
  return lineOf(text, new RegExp(pattern).exec(text)?.[0] ?? '');
}
