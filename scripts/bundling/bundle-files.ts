import { readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

export type Outputs = Metafile['outputs'];

/** The files of a bundle, as esbuild described it in `meta`. */
export function outputsOf(meta: string): Outputs {
  const { outputs }: Metafile = JSON.parse(readFileSync(meta, 'utf8'));
  return outputs;
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

/** The text of a bundle that is one file. Throws when it is none. */
export function textOf(files: readonly { text: string }[] = []): string {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Error(`A bundle has ${files.length} files where one was asked for.`);
  return file.text;
}
