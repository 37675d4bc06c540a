import { type BuildContext, type BuildOptions, type BuildResult, build, context, stop } from 'esbuild';

/** Options with nothing among them that esbuild does not know. */
type Shape<Options extends BuildOptions> = Options & Record<Exclude<keyof Options, keyof BuildOptions>, never>;

/** Bundles that are made again and again, by name. Nothing outside of a development session. */
let kept: Map<string, Promise<BuildContext>> | undefined;

/** From now on, bundles with a name stay open and readable: to make one again takes only what changed. */
export function keepBundles(): void {
  kept = new Map();
  // A bundler that holds bundles open complains when its reader is gone.
  process.once('exit', () => void stop());
}

/** Bundles once or, by its name, again. Throws esbuild's errors. */
export async function bundle<Options extends BuildOptions>(
  name: string | undefined,
  options: Shape<Options>,
): Promise<BuildResult<Options>> {
  // What is wrong is thrown, and said once by whoever catches it.
  const quiet = { logLevel: 'silent', ...options } as const;
  if (!kept || !name) return build(quiet);
  const readable: BuildOptions = { ...quiet, minify: false };
  const known = kept.get(name) ?? context(readable);
  kept.set(name, known);
  return (await known).rebuild() as Promise<BuildResult<Options>>;
}

/** Whether bundles stay open: what makes files small is left out then. */
export function keepsBundles(): boolean {
  return kept !== undefined;
}
