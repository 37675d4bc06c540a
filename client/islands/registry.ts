import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '../blocks/island/names.ts';

/** When an island starts: with the page, when the browser is idle, when it is seen, or when someone uses it. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction';

/** How an island starts. */
export type Entry<Name extends IslandName> = { when: Moment; load: () => Promise<{ default: ComponentType<IslandProps[Name]> }> };

/** Every island of the site. To add one: a file in this folder, its name in names.ts, and a line here. */
const islands: { [Name in IslandName]: Entry<Name> } = {
  settings: { when: 'interaction', load: () => import('./settings.tsx') },
  fit: { when: 'visible', load: () => import('./fit.tsx') },
  'theme-builder': { when: 'visible', load: () => import('./theme-builder.tsx') },
};

/** The island with this name. Throws, with the cure, for a name that the page knows and this table does not. */
export function islandOf<Name extends IslandName>(name: Name): Entry<Name> {
  if (!Object.hasOwn(islands, name)) throw new Error(`Unknown island \`${name}\`. Add a line for it to client/islands/registry.ts.`);
  return islands[name];
}
