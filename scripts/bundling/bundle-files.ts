import { readFileSync, writeFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { ownBuild } from '../shared/builds.ts';

export type Outputs = Metafile['outputs'];

/** What stands for the build's folder in a description, which a later build may keep. */
const BUILD = '%build%';

/** Writes esbuild's description of a bundle. */
export function writeMeta(file: string, metafile: Metafile): void {
  writeFileSync(file, JSON.stringify(metafile).replaceAll(ownBuild(), BUILD));
}

/** esbuild's description of a bundle, whose files are those of this process's build. */
export function readMeta(file: string): Metafile {
  return JSON.parse(readFileSync(file, 'utf8').replaceAll(BUILD, ownBuild()));
}

/** The files of a bundle that `meta` describes. */
export function outputsOf(meta: string): Outputs {
  return readMeta(meta).outputs;
}

/** The files of modules that are imported by themselves, with what those files import at once. */
export function filesOf(outputs: Outputs, modules: readonly string[]): Set<string> {
  const entries = Object.entries(outputs).filter(([, { entryPoint = '' }]) => modules.includes(entryPoint));
  const files = new Set(entries.map(([file]) => file));
  for (const file of files) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) if (kind === 'import-statement' && !external) files.add(path);
  }
  return files;
}

/** The files that a document starts for a module, what is imported before what imports it: so each is evaluated in a task of its own. */
export function filesInOrder(outputs: Outputs, module: string): string[] {
  return [...filesOf(outputs, [module])].reverse();
}

/** The text of a bundle that is one file. Throws when it is none. */
export function textOf(files: readonly { text: string }[] = []): string {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Error(`A bundle has ${files.length} files where one was asked for.`);
  return file.text;
}
