import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, type Log, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { assetsFolder, workerFolder } from '../shared/folders.ts';
import { migrate, migrationsWorker } from './migrate.ts';
import { readWranglerConfig } from './vars.ts';

export type RuntimeOptions = {
  vars: Record<string, string>;
  /** Bindings that only tests have. */
  testBindings?: Record<string, Record<string, number>>;
  /** The port of the Worker's own socket; without one only `dispatchFetch` reaches it. */
  port?: number;
  /** Whether readers come straight to the port: then no platform vouches for the address that a request names. */
  isLocal?: boolean;
  /** Where D1 and the edge cache are kept; without one they end with the process. */
  persist?: string;
  /** Takes the place of the static assets, and of bindings that only development has. */
  serviceBindings?: NonNullable<Extract<V4MiniflareOptions, { serviceBindings?: unknown }>['serviceBindings']>;
  /** Another folder of assets or of Worker modules, for tests. */
  assets?: string;
  worker?: string;
  /** Modules in the place of the built ones. */
  modules?: ReturnType<typeof workerModules>;
  /** The name of a binding that makes functions of text, which production has none of. */
  evalBinding?: string;
  log?: Log;
  /** The port of workerd's inspector, on this machine alone. */
  inspectorPort?: number;
  /** Takes what the Worker writes to the console, instead of the terminal. */
  onConsole?: (line: string) => void;
  migrations?: boolean;
  /** Whether there is a database at all. */
  database?: boolean;
};

/** Where a run listens: nobody but this machine's programs can ask. */
const HOST = '127.0.0.1';

/** Options of the production Worker in workerd: the modules that a deploy uploads, with local bindings. */
function runtimeOptions({
  vars,
  testBindings,
  port,
  isLocal,
  persist,
  serviceBindings,
  assets = assetsFolder(),
  worker = workerFolder(),
  modules = workerModules(worker),
  evalBinding,
  log,
  inspectorPort,
  onConsole,
  database = true,
  migrations = true,
}: RuntimeOptions) {
  const config = readWranglerConfig();
  const d1Databases = database ? { DB: 'toolpad-docs' } : undefined;
  const site = {
    name: 'site',
    compatibilityDate: config.compatibility_date,
    modulesRoot: resolve(worker),
    modules,
    unsafeEvalBinding: evalBinding,
    bindings: { ...vars, ...(isLocal && { PEER: HOST }), ...testBindings },
    d1Databases,
    ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
    ...(serviceBindings?.ASSETS
      ? {}
      : {
          assets: {
            directory: resolve(assets),
            binding: 'ASSETS',
            routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
            assetConfig: { html_handling: 'none', not_found_handling: 'none' },
          },
        }),
    serviceBindings: { PICTURES: drawOnDemand, ...serviceBindings },
    // The entry in front of a Worker halves its throughput; its own socket has none.
    unsafeDirectSockets: port ? [{ host: HOST, port }] : undefined,
  };
  return convertV4MiniflareOptions({
    log,
    inspectorPort,
    handleStructuredLogs: onConsole && (({ message }) => onConsole(message)),
    // No look-up of the location that the platform would add to requests: a local run calls nobody.
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: persist && resolve(persist),
    workers: d1Databases && migrations ? [site, migrationsWorker(d1Databases)] : [site],
  });
}

type ServiceBinding = NonNullable<RuntimeOptions['serviceBindings']>[string];

/** What draws is loaded with the first picture: most runs ask for none. */
const drawOnDemand: ServiceBinding = async (request: { url: string }) =>
  (await import('../pictures/serve-picture.ts')).servePicture(request);

/** Starts the Worker and brings its database up to date. Dispose of what it returns. */
export async function startRuntime(options: RuntimeOptions): Promise<Miniflare> {
  const runtime = new Miniflare(runtimeOptions(options));
  try {
    await runtime.ready;
    if (options.migrations !== false) await migrate(runtime);
    return runtime;
  } catch (error) {
    await runtime.dispose().catch(() => {});
    throw error;
  }
}

function workerModules(folder: string): { type: 'ESModule'; path: string; contents?: string }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  // The first module is the entry.
  names.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js') || a.localeCompare(b));
  return names.map((name) => ({ type: 'ESModule' as const, path: resolve(folder, name) }));
}
