import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import type { ProductId } from '../../client/shared/product.ts';
import type { ScriptFile } from '../../client/shared/script-file.ts';
import { bundle } from '../bundling/bundle.ts';
import { filesInOrder, writeMeta } from '../bundling/bundle-files.ts';
import { browserOptions, componentOptions } from '../bundling/bundle-options.ts';
import { generatedModules } from '../bundling/generated-modules.ts';
import { keepTable } from '../client/build-client.ts';
import { scriptFile } from '../client/script-file.ts';
import { ownBuild } from '../shared/builds.ts';
import { assetsFolder, demosMeta } from '../shared/folders.ts';
import { withDirectImports } from './direct-imports.ts';
import { DEMOS_FOLDER, type StyledDemo } from './find-demos.ts';
import { madeLater } from './made-later.ts';

const RUNTIME = resolve(DEMOS_FOLDER, 'runtime');
/** Demos' own imports of Material UI's styles go through the runtime; its inline script is left out, and the grid's inline style is constructed. */
export const standIns: Plugin = {
  name: 'demo-stand-ins',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /x-data-grid\/utils\/css\/context\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('_jsx("style"'))
        throw new Error(`${path} no longer renders a style. Remove its stand-in from ${import.meta.filename}.`);
      const contents = `import { ConstructedStyle } from ${JSON.stringify(`${RUNTIME}/constructed-style.tsx`)};\n${source.replaceAll('_jsx("style"', '_jsx(ConstructedStyle')}`;
      return { contents, resolveDir: dirname(path) };
    });
    onLoad({ filter: /@toolpad\/core\/esm\/.*\.js$/ }, ({ path }) => ({ contents: withDirectImports(readFileSync(path, 'utf8')) }));
    // The bundler drops these constants, as nothing reads them, and leaves their names among the module's exports.
    onLoad({ filter: /@mui\/material\/esm\/version\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('export const', 'export var'),
    }));
    onResolve({ filter: /^@mui\/material\/InitColorSchemeScript$/ }, () => ({ path: join(RUNTIME, 'no-script.tsx') }));
    onResolve({ filter: /^@mui\/material\/styles$/ }, ({ importer, kind }) =>
      kind === 'entry-point' || importer.includes('node_modules') || importer.startsWith(RUNTIME)
        ? undefined
        : { path: join(RUNTIME, 'styles.ts') },
    );
  },
};

/** A demo's sheet is part of its document, and of no bundle. */
export const loader = { '.css': 'empty' } as const;

/** One split bundle for the demos of a product, those of a chunk in one file, which a session keeps by its name. Returns what starts them. */
export async function bundleForBrowser(product: ProductId, chunks: StyledDemo[][], name = nameOf(chunks.flat())): Promise<ScriptFile[]> {
  const { metafile } = await bundle(
    name && `${product}:${name}`,
    {
      ...browserOptions,
      loader,
      plugins: [standIns, madeLater(chunks.flat()), generatedModules, writtenModules(browserModules(product, chunks))],
      entryPoints: { [`demos/${product}`]: `written:${product}` },
      outdir: join(assetsFolder(), 'toolpad/assets'),
      entryNames: '[dir]/[name]-[hash]',
      chunkNames: 'demos/[name]-[hash]',
    },
    { name: `demos:${product}`, from: DEMOS_FOLDER, keep: keepTable },
  );
  writeMeta(demosMeta(product), metafile);
  const files = filesInOrder(metafile.outputs, `written:${product}`);
  if (files.length === 0) throw new Error('The demos were bundled without an entry. Look at scripts/demos/demo-bundles.ts.');
  return files.map(scriptFile);
}

/** Where a session's demos find the packages of the server that draws them. */
function keepServerTable(code: string): string {
  const file = resolve(ownBuild(), `demos-vendors-${Date.now()}.mjs`);
  writeFileSync(file, code);
  return `export { vendors } from ${JSON.stringify(pathToFileURL(file).href)};`;
}

/** A module for each chunk, and one that starts the demo of its document. */
function browserModules(product: ProductId, chunks: StyledDemo[][]): Record<string, string> {
  const modules: Record<string, string> = {};
  const table = chunks.flatMap((demos, index) => {
    const chunk = `${product}-${index}`;
    modules[chunk] = demos.map(({ file }, demo) => `export { make as demo${demo} } from ${importPath(file)};\n`).join('');
    return demos.map(({ name, group }, demo) => {
      return `'${name}': { group: '${group}', load: () => import('written:${chunk}').then((chunk) => chunk.demo${demo}()) }`;
    });
  });
  modules[product] = `import { start } from './runtime/start.tsx';\nvoid start({\n${table.join(',\n')}\n});\n`;
  return modules;
}

/** A module that exports every demo's server HTML, for the build to import, which a session keeps by its name. Returns its path and what it is made of. */
export async function bundleForServer(demos: StyledDemo[], name = nameOf(demos)): Promise<{ outfile: string; metafile: Metafile }> {
  const imports = demos.map(({ file }, index) => `import Demo${index} from ${importPath(file)};`);
  const renders = demos.map(({ name, group }, index) => `'${name}': () => renderDemo(Demo${index}, '${group}')`);
  const server = `import { renderDemo } from './runtime/render.tsx';\n${imports.join('\n')}\nexport const demos = {\n${renders.join(',\n')}\n};\n`;
  const outfile = resolve(ownBuild(), 'demos-server.mjs');
  const { metafile } = await bundle(
    name && `server:${name}`,
    {
      ...componentOptions,
      format: 'esm',
      loader,
      plugins: [standIns, generatedModules, writtenModules({ server })],
      entryPoints: ['written:server'],
      outfile,
      platform: 'node',
      mainFields: ['module', 'main'],
      target: ['node22'],
      banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
    },
    { name: 'demos-server', from: DEMOS_FOLDER, keep: keepServerTable, isDescribed: true },
  );
  return { outfile, metafile };
}

/**
 * Modules that the build writes itself, imported as `written:<name>`. They are in no file, so that their names are the same in every build,
 * and resolve what they import as if they stood in the workspace.
 */
export function writtenModules(modules: Record<string, string>): Plugin {
  return {
    name: 'written-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^written:/ }, ({ path }) => ({ path: path.slice('written:'.length), namespace: 'written' }));
      onLoad({ filter: /./, namespace: 'written' }, ({ path }) => ({
        contents: modules[path],
        loader: 'tsx',
        resolveDir: resolve(DEMOS_FOLDER),
      }));
    },
  };
}

/** What the bundle of a single demo is kept by, while it is edited. */
function nameOf(demos: readonly StyledDemo[]): string | undefined {
  const folders = new Set(demos.map(({ file }) => dirname(dirname(file))));
  return folders.size === 1 ? demos.map(({ name }) => name).join(' ') : undefined;
}

/** A demo's path as a literal in a written module. */
function importPath(file: string): string {
  return JSON.stringify(`./${relative(DEMOS_FOLDER, file)}`);
}
