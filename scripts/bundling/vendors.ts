import { resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { textOf } from './bundle-files.ts';

/** A module of a package, by the name that imports have for it; `node:fs` and `written:core` are none. */
const PACKAGE = /^@?[a-z][^:]*$/;
/** Marks a question of our own, which is answered as if there were no plugin. */
const OWN = { isOwn: true };
/** Who asks for a table's packages: a package, whose imports are not led elsewhere. */
const IN_PACKAGES = 'node_modules/';

/** What a module exports: by name, or as one value that is only known when it runs (CommonJS). */
type Exports = readonly string[] | 'value';

/** What holds `vendors` where the table is made into one text. */
export const TABLE_NAME = 'table';

/** A table that bundles of one kind share, which are made one after the other. */
export type PackageTable = {
  name: string;
  /** The folder whose packages these are. */
  from: string;
  /** Keeps the table's code where bundles find it when they run. Returns a module that exports it as `vendors`. */
  keep(code: string): string;
  /** Whether the modules that a bundle says it is made of are those of its packages too. */
  isDescribed?: boolean;
};

/**
 * The modules of packages that a bundle imports, bundled into a table of their own: when the bundle is made again, only the project's own
 * modules are linked. `vendors['react']()` runs a module, once, and returns what it exports.
 */
export class Vendors {
  readonly #options: BuildOptions;
  readonly #table: PackageTable;
  readonly #exports = new Map<string, Exports>();
  readonly #missing = new Set<string>();
  #modules: Metafile['inputs'] = {};
  #kept = 'export const vendors = {};';

  /** `options` are those of a bundle; its format is that of the table too. */
  constructor(options: BuildOptions, table: PackageTable) {
    const { platform, conditions, mainFields, define, alias, target, format, banner, plugins, logOverride } = options;
    this.#options = {
      platform,
      conditions,
      mainFields,
      define,
      alias,
      target,
      format,
      banner,
      plugins,
      logOverride,
      absWorkingDir: resolve(table.from),
      bundle: true,
      write: false,
      logLevel: 'silent',
    };
    this.#table = table;
  }

  /** Whether the bundle was made with imports that the table lacks: it must be made again after `refresh`. */
  get isShort(): boolean {
    return this.#missing.size > 0;
  }

  /** Takes up what was missing. Throws esbuild's errors. */
  async refresh(): Promise<void> {
    const names = [...this.#exports.keys(), ...this.#missing];
    const [exported, code] = await Promise.all([this.#exportsOf(names), this.#bundleTable(names)]);
    for (const [name, exports] of exported) this.#exports.set(name, exports);
    this.#missing.clear();
    this.#kept = this.#table.keep(code);
  }

  /** Adds the modules of packages to those that a bundle is made of, where the table is described. */
  describe(metafile: Metafile | undefined): void {
    if (this.#table.isDescribed && metafile) metafile.inputs = { ...metafile.inputs, ...this.#modules };
  }

  /** Leads imports of packages to the table. */
  readonly plugin: Plugin = {
    name: 'vendors',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /^vendors$/, namespace: 'vendor' }, ({ path }) => ({ path, namespace: 'vendor-table' }));
      onResolve({ filter: PACKAGE }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === OWN || kind === 'entry-point' || importer.includes('node_modules')) return undefined;
        if (!this.#exports.has(path)) {
          // What is not there is for the bundler to say, with the line that asks for it.
          const { errors } = await resolve(path, { kind, importer, resolveDir, pluginData: OWN });
          if (errors.length > 0) return undefined;
          this.#missing.add(path);
        }
        return { path, namespace: 'vendor' };
      });
      onLoad({ filter: /./, namespace: 'vendor' }, ({ path }) => ({ contents: standIn(path, this.#exports.get(path)) }));
      onLoad({ filter: /./, namespace: 'vendor-table' }, () => ({ contents: this.#kept }));
      onResolve({ filter: /./, namespace: 'vendor-table' }, ({ path }) => ({ path, external: true }));
    },
  };

  async #exportsOf(names: readonly string[]): Promise<[name: string, exports: Exports][]> {
    const entryPoints = Object.fromEntries(names.map((name, index) => [`${index}`, name]));
    // The options are of a type in which everything may be missing; what is asked for here is named again.
    const asked = { ...this.#options, entryPoints, format: 'esm', splitting: true, outdir: '/', metafile: true } as const;
    const { inputs, outputs } = (await build(asked)).metafile;
    this.#modules = inputs;
    return names.flatMap((name, index): [string, Exports][] => {
      const [, output] = Object.entries(outputs).find(([file]) => file.endsWith(`/${index}.js`)) ?? [];
      if (!output?.entryPoint) return [];
      this.#modules[`vendor:${name}`] = { bytes: 0, imports: [{ path: output.entryPoint, kind: 'import-statement' }] };
      return [[name, inputs[output.entryPoint]?.format === 'cjs' ? 'value' : output.exports]];
    });
  }

  async #bundleTable(names: readonly string[]): Promise<string> {
    const entries = names.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
    const { outputFiles } = await build({
      ...this.#options,
      globalName: TABLE_NAME,
      minify: true,
      stdin: {
        contents: `export const vendors = {\n${entries.join(',\n')}\n};`,
        resolveDir: resolve(this.#table.from),
        sourcefile: 'vendors',
      },
      plugins: [asImports, ...(this.#options.plugins ?? [])],
    });
    return textOf(outputFiles);
  }
}

/** `require` runs a module when it is asked for; of a package's two kinds of module, bundles get the one that imports get. */
const asImports: Plugin = {
  name: 'as-imports',
  setup({ onResolve, resolve }) {
    onResolve({ filter: PACKAGE }, ({ path, kind, importer, resolveDir }) =>
      kind === 'require-call' && importer === 'vendors'
        ? resolve(path, { kind: 'import-statement', importer: IN_PACKAGES, resolveDir, pluginData: OWN })
        : undefined,
    );
  },
};

/** A module in the place of a package's. One that the table lacks stands for itself until the next time. */
function standIn(name: string, exports: Exports | undefined): string {
  if (!exports) return 'module.exports = {};';
  const value = `vendors[${JSON.stringify(name)}]()`;
  if (exports === 'value') return `module.exports = require('vendors').${value};`;
  // `enum` may be the name of an export, and no variable's.
  const lines = exports.map((each, index) => `const v${index} = all.${each};\nexport { v${index} as ${each} };`);
  return `import { vendors } from 'vendors';\nconst all = ${value};\n${lines.join('\n')}`;
}
