import type { Metafile } from 'esbuild';
import type { DevEvent } from '../../client/dev/dev-event.ts';
import { readMeta } from '../bundling/bundle-files.ts';
import { DEV_ENTRY, ISLAND_CODE } from '../client/build-client.ts';
import { clientMeta, urlOf } from '../shared/folders.ts';

/** What loads islands, and nothing else, when they begin. */
const LOADS_ISLANDS = ['client/islands/hydrate.ts', 'client/islands/registry.ts'];

/** How open pages take up an edit of what browsers get: what only islands are made of, begins again where it stands. */
export function clientEvent(file: string): DevEvent {
  const { inputs, outputs } = readMeta(clientMeta());
  const [islands] = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === ISLAND_CODE);
  const isInIslands = file in inputs && !modulesOfPage(inputs).has(file);
  return islands && isInIslands ? { kind: 'islands', url: urlOf(islands) } : { kind: 'reload' };
}

/** The modules that a page loads, or may load, without its islands. */
function modulesOfPage(inputs: Metafile['inputs']): Set<string> {
  const modules = new Set([DEV_ENTRY]);
  for (const module of modules) {
    const isDoor = LOADS_ISLANDS.includes(module);
    for (const { path, kind } of inputs[module]?.imports ?? []) if (!isDoor || kind !== 'dynamic-import') modules.add(path);
  }
  return modules;
}
