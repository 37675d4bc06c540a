import type { ApiSection } from '../../shared/api-view.ts';
import type { RichText } from '../rich-text.ts';

/** A piece of a type: text, or the name of a type with its home in these docs. */
export type TypePart = string | { name: string; href: string };

/** What another version has otherwise in a row. `new` is for rows that the documented version does not have. */
export type VersionMark =
  | { kind: 'since' | 'new' | 'removed'; version: string }
  | { kind: 'changed'; version: string; parts: readonly ChangedPart[] };

/** A type or default before and after; one of the two may have been absent. Without values: it became required, or optional. */
export type ChangedPart = { what: 'type' | 'default' | 'required' | 'optional'; before?: string; after?: string };

/** A cell of a reference. `head` is shown beside a value where the table is a list; a dash stands for none. */
export type ApiCell<T extends RichText = RichText> =
  | { kind: 'name'; name: string; required?: boolean; marks?: readonly VersionMark[] }
  | { kind: 'type'; parts: readonly TypePart[] }
  | { kind: 'default'; value?: string; head: string }
  | { kind: 'text'; text: T; head?: string; none?: boolean };

/** A row; `id` is its address. */
export type ApiRow<T extends RichText = RichText> = { id?: string; cells: readonly ApiCell<T>[] };

/** A table of a reference, which can also be a list. `group` is unique on the page. */
export type ApiTable<T extends RichText = RichText> = {
  kind: 'apiTable';
  group: string;
  section: ApiSection;
  head: readonly string[];
  rows: readonly ApiRow<T>[];
};
