import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPrefetchable } from '../../../client/shared/address/prefetchable.ts';

type Rules = { prerender: [{ where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }] } }] };

const rules = JSON.parse(readFileSync('public/static/speculation-rules.json', 'utf8')) as Rules;
const [{ href_matches: prepared }, { not: leftOut }] = rules.prerender[0].where.and;
const ORIGIN = 'https://docs.example';

test.each([
  '/toolpad/core/introduction',
  '/zh/toolpad/studio/getting-started?x=1',
  '/api-docs',
  '/toolpad/search',
  '/zh/toolpad/search?q=x',
  '/toolpad/settings?return=x',
  '/zh/toolpad/settings',
  '/toolpad/_demo/Name',
  '/static/favicon.svg',
])('browsers prepare %s by themselves where the script would', (address) => {
  const matches = (patterns: string[]) => patterns.some((pattern) => new URLPattern(pattern, ORIGIN).test(address, ORIGIN));
  const isPrepared = matches(prepared) && !matches(leftOut.href_matches);
  expect(isPrepared).toBe(isPrefetchable(new URL(address, ORIGIN), new URL(`${ORIGIN}/toolpad/here`)));
});
