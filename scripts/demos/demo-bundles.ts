import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { ProductId } from '../../client/shared/product.ts';
import { ASSETS_FOLDER, DEMOS_META } from '../folders.ts';
import { withDirectImports } from './direct-imports.ts';
import { DEMOS_FOLDER, type StyledDemo } from './find-demos.ts';

const RUNTIME = resolve(DEMOS_FOLDER, 'runtime');
/** Generated entries stand inside the workspace, so that they resolve its packages. */
const ENTRIES = join(DEMOS_FOLDER, 'build');

/** Demos' own imports of Material UI's styles go through the runtime; its inline script is left out, and the grid's inline style is constructed. */
const standIns: Plugin = {
  name: 'demo-stand-ins',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /x-data-grid\/utils\/css\/context\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('_jsx("style"'))
        throw new Error(`${path} no longer renders a style. Remove its stand-in from ${import.meta.filename}.`);
      const contents = `import { ConstructedStyle } from '${RUNTIME}/constructed-style.tsx';\n${source.replaceAll('_jsx("style"', '_jsx(ConstructedStyle')}`;
      return { contents, resolveDir: dirname(path) };
    });
    onLoad({ filter: /@toolpad\/core\/esm\/.*\.js$/ }, ({ path }) => ({ contents: withDirectImports(readFileSync(path, 'utf8')) }));
    // The bundler drops these constants, as nothing reads them, and leaves their names among the module's exports.
    onLoad({ filter: /@mui\/material\/esm\/version\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('export const', 'export var'),
    }));
    onResolve({ filter: /^@mui\/material\/InitColorSchemeScript$/ }, () => ({ path: join(RUNTIME, 'no-script.tsx') }));
    onResolve({ filter: /^@mui\/material\/styles$/ }, ({ importer }) =>
      importer.includes('node_modules') || importer.startsWith(RUNTIME) ? undefined : { path: join(RUNTIME, 'styles.ts') },
    );
  },
};

/** How every bundle of demo code is made. */
export const bundleOptions: BuildOptions & { metafile: true } = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [standIns],
  // A demo's sheet is part of its document.
  loader: { '.css': 'empty' },
  logLevel: 'error',
  // The kit's files carry 'use client' marks, which mean nothing here.
  logOverride: { 'ignored-directive': 'silent' },
  metafile: true,
};

/** One split bundle for the demos of a product, those of a parcel in one file. Returns the entry's URL. */
export async function bundleForBrowser(product: ProductId, parcels: StyledDemo[][]): Promise<string> {
  const entry = writeEntry(`${product}.tsx`, browserEntry(product, parcels));
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: { [`demos/${product}`]: entry },
    outdir: join(ASSETS_FOLDER, 'toolpad/assets'),
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'demos/[name]-[hash]',
    splitting: true,
    minify: true,
    target: ['es2022'],
  });
  writeFileSync(DEMOS_META[product], JSON.stringify(metafile));
  const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint && resolve(entryPoint) === resolve(entry));
  if (!output) throw new Error(`The demos were bundled without an entry. Look at ${entry}.`);
  return `/${relative(ASSETS_FOLDER, output[0])}`;
}

/** A module that starts the demo of its document; writes a module for each parcel beside it. */
function browserEntry(product: ProductId, parcels: StyledDemo[][]): string {
  const table = parcels.flatMap((demos, index) => {
    const parcel = `${product}-${index}.ts`;
    writeEntry(parcel, demos.map(({ file }, demo) => `export { default as demo${demo} } from '${importPath(file)}';\n`).join(''));
    return demos.map(({ name, group }, demo) => {
      return `'${name}': { group: '${group}', load: () => import('./${parcel}').then((parcel) => parcel.demo${demo}) }`;
    });
  });
  return `import { start } from '../runtime/start.tsx';\nvoid start({\n${table.join(',\n')}\n});\n`;
}

/** A module that exports every demo's server HTML, for the build to import. Returns its path and what it is made of. */
export async function bundleForServer(demos: StyledDemo[]): Promise<{ outfile: string; metafile: Metafile }> {
  const imports = demos.map(({ file }, index) => `import Demo${index} from '${importPath(file)}';`);
  const renders = demos.map(({ name, group }, index) => `'${name}': () => renderDemo(Demo${index}, '${group}')`);
  const entry = writeEntry(
    'server.tsx',
    `import { renderDemo } from '../runtime/render.tsx';\n${imports.join('\n')}\nexport const demos = {\n${renders.join(',\n')}\n};\n`,
  );
  const outfile = resolve(ENTRIES, 'server.mjs');
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: [entry],
    outfile,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: ['node22'],
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
  });
  return { outfile, metafile };
}

/** Writes a generated module into the workspace and returns its path. */
export function writeEntry(name: string, code: string): string {
  mkdirSync(ENTRIES, { recursive: true });
  const file = join(ENTRIES, name);
  writeFileSync(file, code);
  return file;
}

function importPath(file: string): string {
  return `../${relative(DEMOS_FOLDER, file)}`;
}
