import type { MarkdownIt } from 'markdown-it';
import { API_SECTIONS, type ApiSection } from '../../../client/shared/api-view.ts';
import { API_FRAME_CLOSE, apiFrameOpen } from '../api-table.ts';
import { linkTypes } from '../link-types.ts';
import { envOf, type MarkdownEnv, report } from '../markdown-env.ts';
import type { DirectiveMeta } from './directives.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** The column whose cells need their head beside them when the table is a list. */
const HEADED_COLUMN = 'Default';
/** The column whose code is types. */
const TYPE_COLUMN = 'Type';
/** A list says nothing where the table says that there is nothing. */
const NOTHING = '-';
const ROLES: Record<string, string> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};

/** `:::api{section="options"}` around a table → a table of a reference, which can also be a list. */
export function apiTables(md: MarkdownIt): void {
  md.renderer.rules.api_open = (tokens, index, _options, rawEnv) => {
    const env = envOf(rawEnv);
    const { section = '' } = (tokens[index]!.meta as DirectiveMeta).attributes;
    if (!API_SECTIONS.includes(section as ApiSection)) {
      const names = API_SECTIONS.map((name) => `section="${name}"`).join(', ');
      report(env, tokens[index]!.map?.[0] ?? 0, `\`:::api\` has no kind of that name. Write one of ${names}.`);
    }
    return apiFrameOpen(section as ApiSection, env);
  };
  md.renderer.rules.api_close = () => API_FRAME_CLOSE;
  // After the tables of the dialect, which drop what other attributes cells have.
  md.core.ruler.after('table-alignment', 'api-tables', (state) => {
    let inside = false;
    let heads: string[] = [];
    let column = 0;
    let line = 0;
    state.tokens.forEach((token, index) => {
      if (token.type === 'api_open' || token.type === 'api_close') inside = token.type === 'api_open';
      if (!inside) return;
      if (Object.hasOwn(ROLES, token.type)) token.attrSet('role', ROLES[token.type]!);
      const content = state.tokens[index + 1]?.content ?? '';
      if (token.type === 'table_open') heads = [];
      if (token.type === 'tr_open') {
        column = 0;
        line = token.map?.[0] ?? line;
      }
      if (token.type === 'th_open') heads.push(content);
      if (token.type !== 'td_open') return;
      const head = heads[column++];
      markCell(token, content, head);
      if (head === TYPE_COLUMN) linkCode(state.tokens[index + 1]!, line, envOf(state.env));
    });
  });
}

function markCell(token: Token, content: string, head: string | undefined): void {
  if (content === NOTHING) token.attrSet('class', 'none');
  else if (head === HEADED_COLUMN) token.attrSet('data-head', head);
}

/** Types that these docs describe become links. */
function linkCode(cell: Token, line: number, env: MarkdownEnv): void {
  for (const child of cell.children ?? []) {
    if (child.type !== 'code_inline') continue;
    const before = env.links.length;
    child.type = 'html_inline';
    child.content = `<code class="prop-type">${linkTypes(child.content, new Set(), env)}</code>`;
    for (const link of env.links.slice(before)) link.line = env.bodyLine + line + 1;
  }
}
