import { build } from 'esbuild';

/** Bundles a boot script to inline text. `moduleUrls` are the modules that it starts, all at once. */
export async function bundleBoot(file: string, moduleUrls: string[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: ['es2022'],
    define: { MODULE_URLS: JSON.stringify(moduleUrls) },
    logLevel: 'error',
  });
  return outputFiles[0]!.text.trim();
}
