import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { ASSETS_FOLDER, DEMOS_META } from '../folders.ts';
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

/** One split bundle for all demos. Returns what it wrote and the entry's URL. */
export async function bundleForBrowser(demos: StyledDemo[]): Promise<{ entryUrl: string; metafile: Metafile }> {
  const table = demos.map(({ name, group, file }) => `'${name}': { group: '${group}', load: () => import('${importPath(file)}') }`);
  const entry = writeEntry('browser.tsx', `import { start } from '../runtime/start.tsx';\nvoid start({\n${table.join(',\n')}\n});\n`);
  const { metafile } = await build({
    ...bundleOptions,
    entryPoints: { 'demos/entry': entry },
    outdir: join(ASSETS_FOLDER, 'toolpad/assets'),
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'demos/[name]-[hash]',
    splitting: true,
    minify: true,
    target: ['es2022'],
  });
  writeFileSync(DEMOS_META, JSON.stringify(metafile));
  const output = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('browser.tsx'));
  if (!output) throw new Error('The demos were bundled without an entry. Look at content/demos/build/browser.tsx.');
  return { entryUrl: `/${relative(ASSETS_FOLDER, output[0])}`, metafile };
}

/** A module that exports every demo's server HTML, for the build to import. Returns its path. */
export async function bundleForServer(demos: StyledDemo[]): Promise<string> {
  const imports = demos.map(({ file }, index) => `import Demo${index} from '${importPath(file)}';`);
  const renders = demos.map(({ name, group }, index) => `'${name}': () => renderDemo(Demo${index}, '${group}')`);
  const entry = writeEntry(
    'server.tsx',
    `import { renderDemo } from '../runtime/render.tsx';\n${imports.join('\n')}\nexport const demos = {\n${renders.join(',\n')}\n};\n`,
  );
  const outfile = resolve(ENTRIES, 'server.mjs');
  await build({
    ...bundleOptions,
    entryPoints: [entry],
    outfile,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: ['node22'],
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
  });
  return outfile;
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
