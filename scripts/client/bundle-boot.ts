import type { ScriptFile } from '../../client/shared/script-file.ts';
import { bundle } from '../bundling/bundle.ts';
import { textOf } from '../bundling/bundle-files.ts';
import { browserOptions } from '../bundling/bundle-options.ts';

/** Bundles a script to text that stands by itself. `modules` are those that it starts, all at once. */
export async function bundleBoot(file: string, modules: ScriptFile[] = []): Promise<string> {
  const { outputFiles } = await bundle(modules.length > 0 ? undefined : file, {
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: browserOptions.target,
    define: { MODULES: JSON.stringify(modules) },
  });
  return textOf(outputFiles).trim();
}
