import type { IslandName } from './names.ts';

/** Islands that a page's text may hold: `::island{name="settings"}`. */
export const FLOW_ISLANDS = ['settings', 'theme-builder'] as const satisfies readonly IslandName[];

export type FlowIsland = (typeof FLOW_ISLANDS)[number];

/** A piece of an application between blocks. */
export type IslandPlace = { kind: 'island'; name: FlowIsland };
