import type { ApiRow, ApiTable } from '../../../client/blocks/api-table/api-table.ts';
import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import type { ApiSection } from '../../../client/shared/api-view.ts';
import type { MarkdownEnv } from '../markdown/env.ts';

/** A table of a reference with a name of its own on the page; its rows become anchors. */
export function referenceTable(
  section: ApiSection,
  head: readonly string[],
  rows: readonly ApiRow<WrittenText>[],
  env: MarkdownEnv,
): ApiTable<WrittenText> {
  env.apiTables += 1;
  env.anchors.push(...rows.flatMap(({ id }) => id ?? []));
  return { kind: 'apiTable', group: `api-view-${env.apiTables}`, section, head, rows };
}
