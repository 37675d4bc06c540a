import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, type Log, Miniflare, type V4MiniflareOptions } from 'miniflare';
import { assetsFolder, workerFolder } from '../shared/folders.ts';
import { migrate, migrationsWorker } from './migrate.ts';
import { localDatabase, readWranglerConfig } from './vars.ts';

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

/** Options of workerd with the production Worker, and the one that brings its database up to date. */
function runtimeOptions(options: RuntimeOptions) {
  const { persist, log, inspectorPort, onConsole, database = true, migrations = true } = options;
  return convertV4MiniflareOptions({
    log,
    inspectorPort,
    handleStructuredLogs: onConsole && (({ message }) => onConsole(message)),
    // No look-up of the location that the platform would add to requests: a local run calls nobody.
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: persist && resolve(persist),
    workers: database && migrations ? [siteWorker(options), migrationsWorker(localDatabase())] : [siteWorker(options)],
  });
}

/** The modules that a deploy uploads, with what wrangler.toml says of them, and local bindings. */
function siteWorker(options: RuntimeOptions) {
  const { vars, testBindings, port, isLocal, serviceBindings, evalBinding, worker = workerFolder(), database = true } = options;
  const { compatibility_date, ratelimits } = readWranglerConfig();
  return {
    name: 'site',
    compatibilityDate: compatibility_date,
    modulesRoot: resolve(worker),
    modules: options.modules ?? workerModules(worker),
    unsafeEvalBinding: evalBinding,
    bindings: { ...vars, ...(isLocal && { PEER: HOST }), ...testBindings },
    d1Databases: database ? localDatabase() : undefined,
    ratelimits: Object.fromEntries(ratelimits.map(({ name, ...limit }) => [name, limit])),
    ...(!serviceBindings?.ASSETS && { assets: assetsIn(options.assets ?? assetsFolder()) }),
    serviceBindings: { PICTURES: drawOnDemand, ...serviceBindings },
    // The entry in front of a Worker halves its throughput; its own socket has none.
    unsafeDirectSockets: port ? [{ host: HOST, port }] : undefined,
  };
}

/** A folder of static assets, served as wrangler.toml says. */
function assetsIn(folder: string) {
  const { binding, run_worker_first, ...assetConfig } = readWranglerConfig().assets;
  const routerConfig = { has_user_worker: true, invoke_user_worker_ahead_of_assets: run_worker_first };
  return { directory: resolve(folder), binding, routerConfig, assetConfig };
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
