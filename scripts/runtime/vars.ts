import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { parseConfig, VARIABLE_NAMES } from '../../worker/env.ts';

/** What wrangler.toml says that a local run needs too. */
const configSchema = v.object({
  compatibility_date: v.string(),
  assets: v.object({
    binding: v.string(),
    run_worker_first: v.boolean(),
    html_handling: v.picklist(['auto-trailing-slash', 'force-trailing-slash', 'drop-trailing-slash', 'none']),
    not_found_handling: v.picklist(['single-page-application', '404-page', 'none']),
  }),
  d1_databases: v.tuple([v.object({ binding: v.string(), database_name: v.string(), migrations_dir: v.string() })]),
  vars: v.record(v.string(), v.string()),
  ratelimits: v.array(
    v.object({ name: v.string(), namespace_id: v.string(), simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) }) }),
  ),
});

export type WranglerConfig = v.InferOutput<typeof configSchema>;

/** Throws for a file that lacks something of that. */
export function readWranglerConfig(): WranglerConfig {
  return v.parse(configSchema, parse(readFileSync('wrangler.toml', 'utf8')));
}

/** The database as a local run binds it: its name by that of its binding. */
export function localDatabase(): Record<string, string> {
  const [{ binding, database_name }] = readWranglerConfig().d1_databases;
  return { [binding]: database_name };
}

/** The folder with the changes of the database's schema, in the order of their names. */
export function migrationsFolder(): string {
  return readWranglerConfig().d1_databases[0].migrations_dir;
}

/** The Worker's variables: wrangler.toml's, each overridden by an environment variable of its name. Throws on a value that a variable does not accept. */
export function resolveVars(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { vars } = readWranglerConfig();
  const values = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, environment[name] ?? vars[name] ?? '']));
  parseConfig(values);
  return environment.GA_API_SECRET ? { ...values, GA_API_SECRET: environment.GA_API_SECRET } : values;
}
