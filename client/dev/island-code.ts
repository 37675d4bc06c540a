/* What a page loads when islands were edited: `hydrateIslands` as it is then, with all that islands are made of. */
export { hydrateIslands } from '../islands/hydrate.ts';
