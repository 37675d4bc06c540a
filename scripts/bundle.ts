import { type BuildContext, type BuildOptions, type BuildResult, build, context, stop } from 'esbuild';
import { type KeepTable, Vendors } from './vendors.ts';

/** Options with nothing among them that esbuild does not know. */
type Shape<Options extends BuildOptions> = Options & Record<Exclude<keyof Options, keyof BuildOptions>, never>;

/** Bundles that are made again and again, by name. Nothing outside of a development session. */
let kept: Map<string, Promise<OpenBundle>> | undefined;

type OpenBundle = { context: BuildContext; vendors?: Vendors };

/** From now on, bundles with a name stay open and readable: to make one again takes only what changed. */
export function keepBundles(): void {
  kept = new Map();
  // A bundler that holds bundles open complains when its reader is gone.
  process.once('exit', () => void stop());
}

/** Bundles once or, by its name, again; with `keepTable`, in a session, modules of packages are bundled apart. Throws esbuild's errors. */
export async function bundle<Options extends BuildOptions>(
  name: string | undefined,
  options: Shape<Options>,
  keepTable?: KeepTable,
): Promise<BuildResult<Options>> {
  // What is wrong is thrown, and said once by whoever catches it.
  const quiet = { logLevel: 'silent', ...options } as const;
  if (!kept || !name) return build(quiet);
  const known = kept.get(name) ?? openBundle(quiet, keepTable);
  kept.set(name, known);
  const { context, vendors } = await known;
  const result = await context.rebuild();
  if (!vendors?.isShort) return result as BuildResult<Options>;
  await vendors.refresh();
  return context.rebuild() as Promise<BuildResult<Options>>;
}

async function openBundle(options: BuildOptions, keepTable?: KeepTable): Promise<OpenBundle> {
  const readable: BuildOptions = { ...options, minify: false };
  if (!keepTable) return { context: await context(readable) };
  const vendors = new Vendors(readable, keepTable);
  return { context: await context({ ...readable, plugins: [vendors.plugin, ...(readable.plugins ?? [])] }), vendors };
}

/** Whether bundles stay open: what makes files small is left out then. */
export function keepsBundles(): boolean {
  return kept !== undefined;
}
