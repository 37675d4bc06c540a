import type { MarkdownIt, Token } from 'markdown-it';
import { isListed } from '../blocks/table.ts';

/** Cells of tables: what heads a column, and which column a cell of a list is in. */
export function tables(md: MarkdownIt): void {
  // An empty corner heads nothing, so it is a plain cell.
  md.core.ruler.push('table-corner', (state) => {
    for (const [index, token] of state.tokens.entries()) {
      const [inline, close] = state.tokens.slice(index + 1, index + 3);
      if (token.type !== 'th_open' || !close || inline?.content !== '') continue;
      token.tag = 'td';
      close.tag = 'td';
    }
  });
  // Columns align as text does: the policy of the site blocks the style attributes that alignment would take.
  md.core.ruler.push('table-alignment', (state) => {
    for (const token of state.tokens) {
      if (token.type === 'th_open' || token.type === 'td_open') token.attrs = null;
    }
  });
  md.core.ruler.push('table-labels', (state) => {
    let columns: readonly string[] = [];
    let column = 0;
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'table_open') columns = columnsFrom(state.tokens, index);
      else if (token.type === 'tr_open') column = 0;
      else if (token.type === 'td_open') {
        const label = columns[column];
        if (column > 0 && label && isListed(columns)) token.attrSet('data-head', label);
        column += 1;
      }
    }
  });
}

/** The words in the head of the table that opens at a token, column by column. */
function columnsFrom(tokens: readonly Token[], open: number): string[] {
  const end = tokens.findIndex(({ type }, index) => index > open && type === 'thead_close');
  const heads = tokens.slice(open, end).flatMap(({ type }, index) => (type === 'th_open' ? [tokens[open + index + 1]] : []));
  return heads.map((inline) => (inline?.children ?? []).map(({ content }) => content).join(''));
}
