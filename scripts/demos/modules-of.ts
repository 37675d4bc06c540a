import { relative } from 'node:path';
import type { Metafile } from 'esbuild';
import type { StyledDemo } from './find-demos.ts';

/** The modules that a demo imports, and those that they import, without its own. `modules` are those of a bundle that it was in. */
export function modulesOf({ file }: StyledDemo, modules: Metafile['inputs']): Set<string> {
  const own = relative('.', file);
  const found = new Set([own]);
  for (const path of found) for (const { path: imported } of modules[path]?.imports ?? []) found.add(imported);
  found.delete(own);
  return found;
}
