import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const settings = {
  vars: v.record(v.string(), v.string()),
  ratelimits: v.array(v.looseObject({ name: v.string(), namespace_id: v.string() })),
  d1_databases: v.optional(v.array(v.unknown())),
  workers_dev: v.optional(v.boolean()),
};
type Settings = { vars: Record<string, string> };

const shape = v.object({ ...settings, env: v.object({ production: v.object(settings), preview: v.object(settings) }) });
const { env, ...local } = v.parse(shape, parse(readFileSync('wrangler.toml', 'utf8')));

/** What is set for the live site alone, by whoever runs it. */
const OF_PRODUCTION = ['AD_FEED_URL', 'AD_SCRIPT_URL', 'AD_IMAGE_HOSTS', 'GA_MEASUREMENT_ID', 'HSTS_PRELOAD', 'MUI_X_LICENSE_KEY'];
/** What builds that nobody has reviewed neither report nor keep in a browser. */
const OF_PREVIEWS = ['AD_DISPLAY_RATIO', 'ANALYTICS_URL', 'WEB_VITALS_RATIO', 'SERVICE_WORKER'];

/** The variables of an environment that differ from a local run's. */
function differing({ vars }: Settings, besides: readonly string[]): string[] {
  return Object.keys(local.vars).filter((name) => vars[name] !== local.vars[name] && !besides.includes(name));
}

test.each(Object.entries(env))('%s has every variable: wrangler takes none from above', (_name, { vars }) => {
  expect(Object.keys(vars)).toEqual(Object.keys(local.vars));
});

describe('production', () => {
  test('answers at its routes alone: not on the platform’s own domain, past the zone’s firewall and limits', () => {
    expect(env.production.workers_dev).toBe(false);
  });

  test('has the limits, the database and the variables that were tried locally', () => {
    expect(env.production.ratelimits).toEqual(local.ratelimits);
    expect(env.production.d1_databases).toEqual(local.d1_databases);
    expect(differing(env.production, OF_PRODUCTION)).toEqual([]);
  });
});

describe('a preview', () => {
  test('has the variables that were tried locally', () => {
    expect(differing(env.preview, OF_PREVIEWS)).toEqual([]);
  });

  test('limits events as production does, with a count of its own, and has no database to write to', () => {
    const limit = local.ratelimits.find(({ name }) => name === 'EVENTS_LIMIT');
    const [own, ...others] = env.preview.ratelimits;
    expect([{ ...own, namespace_id: limit?.namespace_id }, ...others]).toEqual([limit]);
    expect(local.ratelimits.map(({ namespace_id }) => namespace_id)).not.toContain(own?.namespace_id);
    expect(env.preview.d1_databases).toBeUndefined();
  });
});
