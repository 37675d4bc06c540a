import type { RichText } from '../rich-text.ts';

/** A plain table; `rows` counts its head too. One that is `listed` has few columns, and is a list on a phone. */
export type Table<T extends RichText = RichText> = { kind: 'table'; text: T; rows: number; listed?: true };
