import { type BuildContext, type BuildOptions, type BuildResult, build, context, stop } from 'esbuild';
import { type PackageTable, Vendors } from './vendors.ts';

/** Options with nothing among them that esbuild does not know. */
type Shape<Options extends BuildOptions> = Options & Record<Exclude<keyof Options, keyof BuildOptions>, never>;

/** Bundles that are made again and again, by name. Nothing outside of a development session. */
let kept: Map<string, Promise<OpenBundle>> | undefined;

type OpenBundle = { context: BuildContext; vendors?: Vendors };

/** The tables of packages in a session, by name. */
const tables = new Map<string, Vendors>();

/** From now on, bundles with a name stay open and readable: to make one again takes only what changed. */
export function keepBundles(): void {
  kept = new Map();
  // A bundler that holds bundles open complains when its reader is gone.
  process.once('exit', () => void stop());
}

/** Bundles once or, by its name, again; with a `table`, in a session, modules of packages are bundled apart. Throws esbuild's errors. */
export async function bundle<Options extends BuildOptions>(
  name: string | undefined,
  options: Shape<Options>,
  table?: PackageTable,
): Promise<BuildResult<Options>> {
  // What is wrong is thrown, and said once by whoever catches it.
  const quiet = { logLevel: 'silent', ...options } as const;
  if (!kept || !name) return build(quiet);
  const known = kept.get(name) ?? openBundle(quiet, table);
  kept.set(name, known);
  const { context, vendors } = await known;
  let result = await context.rebuild();
  if (vendors?.isShort) {
    await vendors.refresh();
    result = await context.rebuild();
  }
  vendors?.describe(result.metafile);
  return result as BuildResult<Options>;
}

async function openBundle(options: BuildOptions, table?: PackageTable): Promise<OpenBundle> {
  const readable: BuildOptions = { ...options, minify: false };
  if (!table) return { context: await context(readable) };
  const vendors = tables.get(table.name) ?? new Vendors(readable, table);
  tables.set(table.name, vendors);
  // What the bundle leads elsewhere is not for the table.
  return { context: await context({ ...readable, plugins: [...(readable.plugins ?? []), vendors.plugin] }), vendors };
}

/** Whether bundles stay open: what makes files small is left out then. */
export function keepsBundles(): boolean {
  return kept !== undefined;
}
