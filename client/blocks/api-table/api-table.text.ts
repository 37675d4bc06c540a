import type { BlockText, MarkdownContext } from '../block-text.ts';
import { codeSpan, escapeText, tableMarkdown } from '../markdown-text.ts';
import type { Piece, WrittenText } from '../rich-text.ts';
import type { ApiCell } from './api-table.ts';
import { markMarkdown } from './mark-text.ts';
import { typeMarkdown, typeText } from './type-text.ts';

const NOTHING = '-';

export const apiTableText: BlockText<'apiTable'> = {
  markdown: ({ head, rows }, context) =>
    tableMarkdown([head.map(escapeText), ...rows.map(({ cells }) => cells.map((cell) => cellMarkdown(cell, context)))]),
  pieces: ({ head, rows }) => [
    { kind: 'text', text: `${head.join(' ')} ` },
    ...rows.flatMap(({ cells }) => cells.flatMap((cell): Piece[] => [...cellPieces(cell), { kind: 'text', text: ' ' }])),
  ],
};

function cellMarkdown(cell: ApiCell<WrittenText>, { resolve, t }: MarkdownContext): string {
  switch (cell.kind) {
    case 'name':
      return codeSpan(cell.name) + (cell.required ? ' \\*' : '') + (cell.marks ?? []).map((mark) => ` (${markMarkdown(mark, t)})`).join('');
    case 'type':
      return typeMarkdown(cell.parts, resolve);
    case 'default':
      return cell.value === undefined ? NOTHING : codeSpan(cell.value);
    case 'text':
      return cell.text.markdown;
  }
}

function cellPieces(cell: ApiCell<WrittenText>): readonly Piece[] {
  switch (cell.kind) {
    case 'name':
      return [
        { kind: 'name', text: cell.name },
        { kind: 'text', text: cell.required ? ' *' : '' },
      ];
    case 'type':
      return [{ kind: 'code', text: typeText(cell.parts) }];
    case 'default':
      return [cell.value === undefined ? { kind: 'text', text: NOTHING } : { kind: 'code', text: cell.value }];
    case 'text':
      return cell.text.pieces;
  }
}
