import type { ApiCell } from '../../../client/blocks/api-table/api-table.ts';
import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import { API_SECTIONS } from '../../../client/shared/api-view.ts';
import type { Translate } from '../../../client/shared/translate.ts';
import type { Making } from '../markdown/block-maker.ts';
import { type Directive, directiveOf } from '../markdown/directive.ts';
import { linkingAt, type MarkdownEnv, report } from '../markdown/env.ts';
import { plainText, TYPE_TOKEN } from '../markdown/inline.ts';
import { writeLine } from '../markdown/prose.ts';
import { inlineOf, type Token, type TreeNode } from '../markdown/tree.ts';
import { typeParts } from '../reference/link-types.ts';
import { referenceTable } from '../reference/reference-table.ts';

/** A list says nothing where the table says that there is nothing. */
const NOTHING = '-';

/** `:::api{section="options"}` around a table → a table of a reference. */
export const directive: Directive = {
  form: 'container',
  attributes: ['section'],
  make: ({ token, children }, making) => {
    const { env, line } = making;
    const { section = '' } = directiveOf(token).attributes;
    const known = API_SECTIONS.find((name) => name === section);
    if (!known) {
      const names = API_SECTIONS.map((name) => `section="${name}"`).join(', ');
      report(env, line, `\`:::api\` has no kind of that name. Write one of ${names}.`);
    }
    const [table, ...others] = children;
    if (table?.token.type !== 'table_open' || others.length > 0)
      return report(env, line, '`:::api` holds one table and nothing else. Move the rest outside.');
    const [head, ...rows] = table.children.flatMap((part) => part.children);
    const heads = (head?.children ?? []).map((cell) => plainText(inlineOf(cell)));
    const t = env.project.words(env.language);
    const cellsOf = (row: TreeNode) =>
      row.children.map((cell, column) => cellOf(cell, heads[column], { ...making, t, line: row.token.map?.[0] ?? line }));
    return referenceTable(
      known ?? 'options',
      heads,
      rows.map((row) => ({ cells: cellsOf(row) })),
      env,
    );
  },
};

type Row = Making & { t: Translate };

function cellOf(cell: TreeNode, head: string | undefined, row: Row): ApiCell<WrittenText> {
  const { t, line, env } = row;
  const tokens = inlineOf(cell);
  // The column whose code is types.
  if (head === t('apiPage.head.type')) linkTypesIn(tokens, line, env);
  const text = writeLine(tokens, row);
  if (plainText(tokens) === NOTHING) return { kind: 'text', text, none: true };
  // The column whose cells need their head beside them when the table is a list.
  return { kind: 'text', text, ...(head === t('apiPage.head.default') && { head }) };
}

/** Types that these docs describe become links. */
function linkTypesIn(tokens: Token[], line: number, env: MarkdownEnv): void {
  for (const token of tokens) {
    if (token.type !== 'code_inline') continue;
    token.type = TYPE_TOKEN;
    token.meta = { parts: linkingAt(line, env, () => typeParts(token.content, new Set(), env)) };
  }
}
