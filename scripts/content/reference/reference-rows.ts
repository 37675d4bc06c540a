import type { ApiCell, ApiTable, VersionMark } from '../../../client/blocks/api-table/api-table.ts';
import type { WrittenText } from '../../../client/blocks/rich-text.ts';
import { keysOf } from '../../../client/shared/tables.ts';
import { kebabCase } from '../../shared/kebab-case.ts';
import type { MarkdownEnv } from '../markdown/env.ts';
import { referenceTable } from './reference-table.ts';

type Cell = ApiCell<WrittenText>;
type TextCell = Extract<Cell, { kind: 'text' }>;

/** A prop or slot. `initial` is a default in code, or in words. */
export type ReferenceRow = {
  name: string;
  required?: boolean;
  marks: readonly VersionMark[];
  type: Cell;
  initial: { kind: 'default'; value?: string } | TextCell;
  text: TextCell;
};

/** How the two kinds of tables differ: in their columns, of which `name` and `default` may be called otherwise, and in the ids of rows. */
const KINDS = {
  props: {
    columns: { name: 'name', type: 'type', default: 'default', description: 'description' },
    id: (component: string, row: string) => `${kebabCase(component)}-prop-${row}`,
  },
  slots: {
    columns: { name: 'slot', default: 'component', type: 'type', description: 'description' },
    id: (component: string, row: string) => `${component}-css-${row}`,
  },
} as const;

/** The table of a component's props or slots. */
export function referenceRows(
  kind: keyof typeof KINDS,
  component: string,
  rows: readonly ReferenceRow[],
  env: MarkdownEnv,
): ApiTable<WrittenText> {
  const t = env.project.words(env.language);
  const { columns, id } = KINDS[kind];
  const head = (column: string) => t(`apiPage.head.${column}`);
  const cellsOf = ({ name, required, marks, type, initial, text }: ReferenceRow): Cell[] => {
    const cells = {
      name: { kind: 'name', name, ...(required && { required }), ...(marks.length > 0 && { marks }) },
      type,
      default: { ...initial, head: head(columns.default) },
      description: text,
    } as const;
    return keysOf(columns).map((column) => cells[column]);
  };
  const written = rows.map((row) => ({ id: id(component, row.name), cells: cellsOf(row) }));
  return referenceTable(kind, Object.values(columns).map(head), written, env);
}
