import type { Picture } from './picture/picture.ts';
/** Words with emphasis, code and links, as HTML that is cut where the reader's language goes into the addresses of pages. */
export type RichText = { html: readonly string[] };

/** What search reads, in order: words and spaces between blocks, code, names of props and keys, samples and their files, and where sections begin. */
export type Piece = { kind: 'text' | 'code' | 'name' | 'sample' | 'file'; text: string } | Opening;

/** A heading: what follows is its section. */
type Opening = { kind: 'heading'; level: 2 | 3; id: string; text: string };

/** A text with its other two forms. Only the HTML travels to the edge. */
export type WrittenText = RichText & { markdown: string; pieces: readonly Piece[] };

/** Keys of a written text, and of a picture, that stay in the build. */
export const BUILD_ONLY: ReadonlySet<string> = new Set(['markdown', 'pieces', 'labels'] satisfies (keyof WrittenText | keyof Picture)[]);
