import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resolveVars } from '../../../../scripts/runtime/vars.ts';
import { parseConfig } from '../../../../worker/env.ts';
import { contentSecurityPolicy, liveEditPolicy, NO_CONTENT_POLICY, sha256Source } from '../../../../worker/http/content-security-policy.ts';

const config = parseConfig({ ...resolveVars({}), AD_IMAGE_HOSTS: 'cdn.example.com, img.example.com' });

/** A policy as directives by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]));
}

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('contentSecurityPolicy', () => {
  const policy = directives(contentSecurityPolicy(config, { styles: ["'sha256-a'"] }));

  test.each([
    ['default-src', "'none'"],
    ['style-src', `'self' 'sha256-a' ${EMPTY}`],
    ['img-src', "'self' data: https://cdn.example.com https://img.example.com"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self' https://stackblitz.com https://codesandbox.io"],
    ['frame-ancestors', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'docs'],
    ['report-uri', '/toolpad/_edge/csp-report'],
  ])('says %s %s', (name, value) => {
    expect(policy[name]).toBe(value);
  });

  test("allows this site's scripts, those of the build by hash, and what they load", () => {
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}=' 'sha384-[\w+/]{64}' 'strict-dynamic'$/);
  });

  test('adds the hashes of a demo', () => {
    const demo = directives(
      contentSecurityPolicy(config, { scripts: ["'sha256-s'"], styleAttributes: ["'sha256-t'"], policies: 'docs default' }),
    );
    expect(demo['script-src']).toContain(" 'sha256-s' ");
    expect(demo['style-src']).toBe(`'self' ${EMPTY} 'unsafe-hashes' 'sha256-t'`);
    expect(demo['trusted-types']).toBe('docs default');
  });

  test.each([contentSecurityPolicy(config, {}), NO_CONTENT_POLICY])('never says unsafe-inline or unsafe-eval: %s', (text) => {
    expect(text).not.toMatch(/unsafe-(?:inline|eval)/);
  });
});

describe('sha256Source', () => {
  test.each([
    ['', EMPTY],
    ['页', `'sha256-${createHash('sha256').update('页').digest('base64')}'`],
  ])('hashes %j as %s', async (text, source) => {
    expect(await sha256Source(text)).toBe(source);
  });
});

describe('the policy of edited code', () => {
  test.each([
    'http://a.example;script-src-elem',
    'http://a.example;',
    'http://a.example,sandbox',
    "http://a.example'unsafe-eval'",
    "http://a.example 'unsafe-eval'",
    'http://a.example\tb',
    'http://a.example"',
    'http://*',
    'http://*.example',
    'https://a.example/path',
    'https://a.example:8787;x',
    'data:example',
    'javascript:example',
    'null',
    '',
  ])('names nothing of the hostile origin %j', (origin) => {
    const policy = liveEditPolicy(origin);
    expect(directives(policy)['script-src']).toBe("'self' blob:");
    expect(policy).toBe(liveEditPolicy('null'));
  });

  test.each(['https://mui.com', 'http://127.0.0.1:8787', 'http://[::1]:8787'])('names %s, as WebKit asks for', (origin) => {
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src'])
      expect(directives(liveEditPolicy(origin))[name]).toContain(` ${origin}`);
  });
});
