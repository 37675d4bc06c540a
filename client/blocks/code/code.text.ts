import type { BlockText } from '../block-text.ts';
import { fence } from '../markdown-text.ts';
import { type Code, codeText, type LineMark } from './code.ts';

/** How a fence says which of its lines are marked, added or removed. */
const MARKS: Record<LineMark, (lines: string) => string> = {
  mark: (lines) => ` {${lines}}`,
  ins: (lines) => ` ins={${lines}}`,
  del: (lines) => ` del={${lines}}`,
};

/** A fence with the block's language, file name and marked lines; the file name and the code are read by search. */
export const codeBlockText: BlockText<'code'> = {
  markdown: (block) => fence(codeText(block), `${block.language}${titleOf(block)}${marksOf(block)}`),
  pieces: (block) => [
    { kind: 'file', text: block.title ?? '' },
    { kind: 'sample', text: codeText(block) },
  ],
};

function titleOf({ title, excerpt }: Code): string {
  return title ? ` title="${title}"${excerpt ? ' excerpt' : ''}` : '';
}

function marksOf({ marks = {} }: Code): string {
  const lines = Map.groupBy(Object.entries(marks), ([, mark]) => mark);
  return [...lines].map(([mark, marked]) => MARKS[mark](marked.map(([line]) => line).join(','))).join('');
}
