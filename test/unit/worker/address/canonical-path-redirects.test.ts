import { describe, expect, test } from 'vitest';
import { decidePath } from '../../../../worker/address/canonical-path.ts';
import { OPEN_REDIRECTS } from '../../../fixtures/open-redirects.ts';
import { SITE, SITE_PATHS } from '../../../fixtures/site-paths.ts';
import { SITE_ORIGIN } from '../../../helpers/decide.ts';
import { pick, seededRandom } from '../../../helpers/random.ts';

/** The origins that an answer may lead to: the blog's host only for what the host's tenants own. */
function allowedOrigins(location: string): string[] {
  return /^https:\/\/mui\.com\/(?:blog|size-snapshot)(?:[/?]|$)/.test(location) ? ['https://mui.com'] : [SITE_ORIGIN];
}

/** Where a request leads by redirects: the request itself first. Throws when a Location is not safe. */
function follow(target: string): string[] {
  const hops = [SITE_ORIGIN + target];
  for (let url = new URL(hops[0]!); hops.length < 5; ) {
    const decision = decidePath(url, SITE);
    if (decision.kind !== 'redirect') return hops;
    expect(decision.location).toMatch(/^[\x21-\x7e]+$/);
    expect(decision.location).toMatch(/^(?:\/(?![/\\])|https:\/\/mui\.com\/)/);
    url = new URL(decision.location, url);
    expect(allowedOrigins(decision.location)).toContain(url.origin);
    hops.push(url.href);
  }
  return hops;
}

const PIECES = [
  ...['/', '//', '\\', '.', '..', '/../', '%2e%2e', '%2f', '%5c', '%0d%0a', '%', '%zz', '\t', '\r\n', '\u0000', '。', 'ü', '💩'],
  ...['zh', '/zh', '/en', '/fr', '/ZH', '/toolpad', '/Toolpad', '/core', '/studio', '/introduction', '/getting-started', '/concepts'],
  ...['/api', '/api-docs', '/account', '/use-dialogs', '/blog', '/size-snapshot', '/_edge', '/_demo', '/static', '/assets', '.html', '.md'],
  ...['evil.example', '@', ':', 'https:', 'javascript:', ';', '__proto__', 'constructor', '?', '&', '#', '=', '+', 'userLanguage'],
  ...['?userLanguage=zh', '&userLanguage=en', '&userLanguage=xx', '?user%4Canguage=zh', '?q=1', '/quickstart/', '/overview', '/'],
];

/** A request target: some begin with a real page, so that many reach the redirects. */
function randomTarget(random: () => number): string {
  const start = random() < 0.5 ? pick(['', '/zh', '/en', '/fr', '//'], random) + pick(SITE_PATHS, random) : '';
  const rest = Array.from({ length: Math.floor(random() * 7) }, () => pick(PIECES, random));
  return `/${start}${rest.join('')}`.slice(random() < 0.5 && start ? 1 : 0);
}

describe('decidePath', () => {
  test.each(OPEN_REDIRECTS.map((target) => [JSON.stringify(target), target]))('never leaves the site for %s', (_name, target) => {
    expect(follow(target).length).toBeLessThanOrEqual(2);
  });

  test('answers 10,000 random addresses with at most one redirect, on this site, without control characters', () => {
    const random = seededRandom(2026);
    const hops = { none: 0, one: 0 };
    for (let count = 0; count < 10_000; count += 1) {
      const target = randomTarget(random);
      const length = follow(target).length;
      expect(length, JSON.stringify(target)).toBeLessThanOrEqual(2);
      hops[length === 1 ? 'none' : 'one'] += 1;
    }
    // Both kinds are plenty, or the addresses prove nothing.
    expect(Math.min(hops.none, hops.one)).toBeGreaterThan(2000);
  });
});
