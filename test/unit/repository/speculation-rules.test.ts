import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPrefetchable } from '../../../client/shared/address/prefetchable.ts';

type Rule = { where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }, { selector_matches: string }] } };

const rules: Record<'prerender' | 'prefetch', [Rule]> = JSON.parse(readFileSync('public/static/speculation-rules.json', 'utf8'));
const ORIGIN = 'https://docs.example';

describe.each([
  ['render', rules.prerender[0], '[data-next=page]'],
  ['fetch', rules.prefetch[0], '[data-next]'],
] as const)('what browsers %s', (_, { where }, marked) => {
  const [{ href_matches: prepared }, { not: leftOut }, { selector_matches: selector }] = where.and;

  test('is what the script marks', () => expect(selector).toBe(marked));

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
  ])('%s: the page is one that the script would prepare, or none for both', (address) => {
    const matches = (patterns: string[]) => patterns.some((pattern) => new URLPattern(pattern, ORIGIN).test(address, ORIGIN));
    const isPrepared = matches(prepared) && !matches(leftOut.href_matches);
    expect(isPrepared).toBe(isPrefetchable(new URL(address, ORIGIN), new URL(`${ORIGIN}/toolpad/here`)));
  });
});
