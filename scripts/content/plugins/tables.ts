import type { MarkdownIt } from 'markdown-it';

/** Wide tables scroll in a box of their own, which the keyboard can reach. */
export function tables(md: MarkdownIt): void {
  md.renderer.rules.table_open = (tokens, index, _options, _env, self) =>
    `<div class="table" tabindex="0"><table${self.renderAttrs(tokens[index]!)}>\n`;
  md.renderer.rules.table_close = () => '</table></div>\n';
  // An empty corner heads nothing, so it is a plain cell.
  md.core.ruler.push('table-corner', (state) => {
    for (const [index, token] of state.tokens.entries()) {
      if (token.type !== 'th_open' || state.tokens[index + 1]?.content !== '') continue;
      token.tag = 'td';
      state.tokens[index + 2]!.tag = 'td';
    }
  });
  // Columns align as text does: the policy of the site blocks the style attributes that alignment would take.
  md.core.ruler.push('table-alignment', (state) => {
    for (const token of state.tokens) {
      if (token.type === 'th_open' || token.type === 'td_open') token.attrs = null;
    }
  });
}
