import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { parseConfig, VARIABLE_NAMES, type VariableName } from '../../worker/env.ts';

/** What wrangler.toml says that a local run needs too. */
export type WranglerConfig = { compatibility_date: string; vars: Record<VariableName, string>; ratelimits: RateLimit[] };

/** A limit as wrangler.toml writes it. */
type RateLimit = { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } };

export function readWranglerConfig(): WranglerConfig {
  return parse(readFileSync('wrangler.toml', 'utf8')) as unknown as WranglerConfig;
}

/** The Worker's variables: wrangler.toml's, each overridden by an environment variable of its name. Throws on a value that a variable does not accept. */
export function resolveVars(environment: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { vars } = readWranglerConfig();
  const entries = VARIABLE_NAMES.map((name) => [name, environment[name] ?? vars[name]]);
  const values = Object.fromEntries(entries) as Record<VariableName, string>;
  parseConfig(values);
  return environment.GA_API_SECRET ? { ...values, GA_API_SECRET: environment.GA_API_SECRET } : values;
}
