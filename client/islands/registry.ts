import type { ComponentType } from 'react';
import type { IslandName } from './names.ts';

/** When an island starts: with the page, when the browser is idle, when it is seen, or when someone uses it. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction';

// Each island has props of its own, checked where its marker is written.
type Entry = { when: Moment; load: () => Promise<{ default: ComponentType<never> }> };

/** Every island of the site. To add one: a file in this folder, its name in names.ts, and a line here. */
const islands: Record<IslandName, Entry> = {
  settings: { when: 'interaction', load: () => import('./settings.tsx') },
  fit: { when: 'visible', load: () => import('./fit.tsx') },
  'theme-builder': { when: 'visible', load: () => import('./theme-builder.tsx') },
};

/** The island with this name. Throws, with the cure, for a name that the page knows and this table does not. */
export function islandOf(name: string | undefined): Entry {
  const island = name !== undefined && Object.hasOwn(islands, name) ? islands[name as IslandName] : undefined;
  if (!island) throw new Error(`Unknown island \`${name}\`. Add a line for it to client/islands/registry.ts.`);
  return island;
}
