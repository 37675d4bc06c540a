import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { generatedModules } from '../bundling/generated-modules.ts';

const SOURCES = /\/client\/.*\.tsx?$/;

/**
 * Keeps what an entry shares with the modules that it loads later in one file. The bundler makes a file of its own for each set of modules
 * that share something; here every module that is loaded later imports all of it, so that there is one set. It has been loaded by then.
 */
export function oneSharedFile(entry: string): Plugin {
  return {
    name: 'one-shared-file',
    async setup({ onResolve, onLoad }) {
      const shared = await importedAtOnce(entry);
      onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, resolveDir }) =>
        kind === 'dynamic-import' ? { path: resolve(resolveDir, path), pluginData: { later: true } } : undefined,
      );
      onLoad({ filter: SOURCES }, ({ path, pluginData }) => {
        if (!pluginData?.later) return undefined;
        const imports = shared.map((file) => `import ${JSON.stringify(file)};\n`).join('');
        return { contents: readFileSync(path, 'utf8') + imports, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) };
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
