import type { BlockMaker } from '../markdown/block-maker.ts';
import { apiTable } from './api-table.ts';
import { beside } from './beside.ts';
import { callout } from './callout.ts';
import { cards } from './cards.ts';
import { clip } from './clip.ts';
import { demo } from './demo.ts';
import { fit } from './fit.ts';
import { gallery } from './gallery.ts';
import { island } from './island.ts';
import { properties } from './properties.ts';
import { release } from './release.ts';
import { schema } from './schema.ts';
import { since } from './since.ts';
import { steps } from './steps.ts';
import { tabs } from './tabs.ts';

/** Directives around blocks, `:::name` … `:::`, and what makes the block of each. To add one: a line here. */
export const CONTAINERS: Readonly<Record<string, BlockMaker>> = {
  info: callout,
  success: callout,
  warning: callout,
  error: callout,
  tabs,
  cards,
  api: apiTable,
  steps,
  beside,
  gallery,
};

/** Directives of one line, `::name`, besides `::code`. */
export const LEAVES: Readonly<Record<string, BlockMaker>> = { demo, clip, island, schema, properties, release, fit, since };
