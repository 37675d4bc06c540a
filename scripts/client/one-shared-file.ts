import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { generatedModules } from '../bundling/generated-modules.ts';

const SOURCES = /\/client\/.*\.tsx?$/;

/** How a module came into the bundle: loaded later than the page, or as a part of a module that comes in one file. */
type Way = { later?: boolean; whole?: boolean };

/**
 * Keeps what an entry shares with the modules that it loads later in one file. The bundler makes a file of its own for each set of modules
 * that share something; here every module that is loaded later imports all of it, so that there is one set. It has been loaded by then.
 * The module `whole` gets copies of what it shares with others, so that it comes in one more file, without another round trip.
 */
export function oneSharedFile(entry: string, whole: string): Plugin {
  return {
    name: 'one-shared-file',
    async setup({ onResolve, onLoad }) {
      const shared = await importedAtOnce(entry);
      onResolve({ filter: /^(?:#|\.{1,2}\/)/ }, ({ path, kind, resolveDir, pluginData }) => {
        const file = resolve(resolveDir, path);
        const isGenerated = path.startsWith('#');
        const isLater = kind === 'dynamic-import' && !isGenerated;
        if (isLater) return { path: file, pluginData: { later: true, whole: file === resolve(whole) } satisfies Way };
        if (!pluginData?.whole || shared.includes(file)) return undefined;
        const copy = { suffix: '?copy', pluginData: { whole: true } satisfies Way };
        return isGenerated ? { path: path.slice(1), namespace: 'generated', ...copy } : { path: file, ...copy };
      });
      onLoad({ filter: SOURCES }, ({ path, pluginData: way }: { path: string; pluginData?: Way }) => {
        if (!way) return undefined;
        const imports = way.later ? shared.map((file) => `import ${JSON.stringify(file)};\n`).join('') : '';
        const loader = path.endsWith('x') ? 'tsx' : 'ts';
        return { contents: readFileSync(path, 'utf8') + imports, loader, resolveDir: dirname(path), pluginData: way };
      });
    },
  };
}

/**
 * The modules that an entry imports, and those that they import, but for what is imported later. The entry itself stays out of the file:
 * it waits for the document, and in WebKit what imports a module that has waited may never run.
 */
async function importedAtOnce(entry: string): Promise<string[]> {
  const later: Plugin = {
    name: 'later',
    setup: ({ onResolve }) => onResolve({ filter: /./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
  };
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    plugins: [later, generatedModules],
  });
  return Object.keys(metafile.inputs)
    .filter((path) => path !== entry && !path.startsWith('generated:'))
    .map((path) => resolve(path));
}
