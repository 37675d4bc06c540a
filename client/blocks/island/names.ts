import type { FitProps } from '../../fit/fit-props.ts';

/** The islands by name, and the props that a page holds for each as JSON; the registry says how each starts. */
export type IslandProps = {
  settings: { href: string };
  'theme-builder': Record<string, never>;
  fit: FitProps;
};

export type IslandName = keyof IslandProps;

/** Tells an island's element that it goes. */
export const ISLAND_ENDS = 'island-ends';
