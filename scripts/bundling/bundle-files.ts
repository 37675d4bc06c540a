import { readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

export type Outputs = Metafile['outputs'];

/** The files of a bundle, as esbuild described it in `meta`. */
export function outputsOf(meta: string): Outputs {
  return (JSON.parse(readFileSync(meta, 'utf8')) as Metafile).outputs;
}

/** The files of modules that are imported by themselves, with what those files import at once. */
export function filesOf(outputs: Outputs, modules: readonly string[]): Set<string> {
  const files = new Set(Object.keys(outputs).filter((file) => modules.includes(outputs[file]!.entryPoint ?? '')));
  for (const file of files) {
    for (const { path, kind, external } of outputs[file]!.imports) if (kind === 'import-statement' && !external) files.add(path);
  }
  return files;
}
