import { build } from 'esbuild';

/** Bundles a boot script to inline text. `entryUrl` is the module that it starts. */
export async function bundleBoot(file: string, entryUrl: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: ['es2022'],
    define: { ENTRY_URL: JSON.stringify(entryUrl) },
    logLevel: 'error',
  });
  return outputFiles[0]!.text.trim();
}
