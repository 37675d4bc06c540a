import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';

const schema = v.object({
  env: v.object({
    production: v.object({
      routes: v.optional(v.array(v.unknown()), []),
      d1_databases: v.array(v.object({ database_id: v.string() })),
      vars: v.object({ DOCS_HOST: v.string() }),
    }),
  }),
});

export type Production = v.InferOutput<typeof schema>['env']['production'];

/** What wrangler.toml says of production, as far as a deploy looks at it. */
export function readProduction(): Production {
  return v.parse(schema, parse(readFileSync('wrangler.toml', 'utf8'))).env.production;
}
