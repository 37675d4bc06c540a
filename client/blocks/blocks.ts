import type { ApiTable } from './api-table/api-table.ts';
import type { Beside } from './beside/beside.ts';
import type { Clip } from './clip/clip.ts';
import type { Code } from './code/code.ts';
import type { Demo } from './demo/demo.ts';
import type { Fit } from './fit/fit.ts';
import type { Gallery } from './gallery/gallery.ts';
import type { IslandPlace } from './island/flow-islands.ts';
import type { Picture } from './picture/picture.ts';
import type { RichText, WrittenText } from './rich-text.ts';
import type { Schema } from './schema/schema.ts';
import type { Steps } from './steps/steps.ts';
import type { Table } from './table/table.ts';
import type { Versions } from './versions/versions.ts';

/** Paragraphs, headings, lists: finished, and not read again. One that `opens` is the heading of a landing page's section, with what announces the rest. */
type Prose<T extends RichText = RichText> = { kind: 'prose'; text: T; opens?: true };

/** A list of which some item holds more than prose. `start` is the first number; a list without is bulleted. */
type List<T extends RichText = RichText> = { kind: 'list'; start?: number; items: readonly (readonly Block<T>[])[] };

/** Panels of which one shows. `sync` is the preference that chooses it; `group` is unique on the page. */
export type Tabs<T extends RichText = RichText> = { kind: 'tabs'; group: string; sync?: string; tabs: readonly Tab<T>[] };
export type Tab<T extends RichText = RichText> = { name: string; blocks: readonly Block<T>[] };

export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;

/** An aside. Without a title it says its kind in the reader's language. */
export type Callout<T extends RichText = RichText> = {
  kind: 'callout';
  callout: (typeof CALLOUTS)[number];
  title?: string;
  blocks: readonly Block<T>[];
};

/** A grid of cards around a list, one for each item. */
type Cards<T extends RichText = RichText> = { kind: 'cards'; count: number; blocks: readonly Block<T>[] };

/** A piece of a page's body: plain data. A kind has a look (views.tsx) and a Markdown form with its search text (texts.ts). */
export type Block<T extends RichText = RichText> =
  | Prose<T>
  | Table<T>
  | List<T>
  | Code
  | Tabs<T>
  | Demo
  | Callout<T>
  | Picture
  | Clip
  | ApiTable<T>
  | Schema<T>
  | Versions
  | Fit
  | Cards<T>
  | Beside<T>
  | Gallery<T>
  | Steps<T>
  | IslandPlace;

export type BlockKind = Block['kind'];

/** The block of a kind. */
export type BlockOf<K extends BlockKind, T extends RichText = RichText> = Extract<Block<T>, { kind: K }>;

/** A block with all its forms, as the build has it. */
export type WrittenBlock = Block<WrittenText>;
