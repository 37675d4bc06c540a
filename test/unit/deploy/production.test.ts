import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';

test('production answers at its routes alone: not on the platform’s own domain, past the zone’s firewall and limits', () => {
  expect(parse(readFileSync('wrangler.toml', 'utf8'))).toMatchObject({ env: { production: { workers_dev: false } } });
});
