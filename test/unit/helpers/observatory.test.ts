import { describe, expect, test } from 'vitest';
import { observatoryScore } from '../../helpers/observatory.ts';

const GOOD = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};
const CHECKED = '<script src="/a.js" integrity="sha384-x"></script>';
const own = "script-src 'self'";

function score(changed: Record<string, string | undefined>, html = CHECKED) {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...GOOD, ...changed })) if (value !== undefined) headers.set(name, value);
  return observatoryScore({ headers, html });
}

test.each([
  ['all of it', {}, 155],
  ['no integrity', {}, 150, '<script src="/a.js"></script>'],
  ['a frame that any site may load', { 'Cross-Origin-Resource-Policy': 'cross-origin' }, 145],
  [
    'evaluation of text: the penalty still leaves rewards',
    { 'Content-Security-Policy': `default-src 'none'; ${own} 'unsafe-eval'; frame-ancestors 'self'` },
    135,
  ],
  [
    'inline scripts: no rewards at all',
    { 'Content-Security-Policy': `default-src 'none'; ${own} 'unsafe-inline'; frame-ancestors 'self'` },
    80,
  ],
  [
    'no security header',
    Object.fromEntries(
      Object.keys(GOOD)
        .slice(1)
        .map((name) => [name, undefined]),
    ),
    30,
    '<p>',
  ],
] as [string, Record<string, string | undefined>, number, string?][])('%s → %#', (_, changed, expected, html) => {
  expect(score(changed, html).score).toBe(expected);
});

describe('policies', () => {
  test.each([
    ["default-src 'none'", 10],
    ["default-src 'none'; script-src 'self' blob:; style-src 'self' 'sha256-a'", 10],
    ["default-src 'none'; script-src 'sha256-a' 'strict-dynamic' https: 'unsafe-inline'", 10],
    ["default-src 'none'; style-src 'sha256-a' 'unsafe-inline'", 10],
    ["default-src 'self'; object-src 'none'", 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; style-src data:", 0],
    ["default-src 'none'; img-src http://pictures.example", -10],
    ["default-src 'none'; style-src 'unsafe-eval'", -10],
    ["default-src 'none'; script-src data:", -20],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; object-src *", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; connect-src http://api.example", -20],
    ["default-src 'none'; script-src 'strict-dynamic'", -25],
    ["default-src 'none'; default-src 'self'", -25],
    [undefined, -25],
  ])('%s → %i', (policy, points) => {
    expect(score({ 'Content-Security-Policy': policy }).parts['content-security-policy']).toBe(points);
  });
});

describe('headers', () => {
  test.each([
    ['Strict-Transport-Security', 'max-age=15768000', 0],
    ['Strict-Transport-Security', 'max-age=15767999', -10],
    ['Strict-Transport-Security', 'includeSubDomains', -20],
    ['Referrer-Policy', 'no-referrer', 5],
    ['Referrer-Policy', 'unsafe-url', -5],
    ['Referrer-Policy', undefined, 0],
    ['X-Content-Type-Options', 'sniff', -5],
    ['Cross-Origin-Opener-Policy', 'Same-Origin', -5],
    ['Cross-Origin-Embedder-Policy', 'require-corp', 10],
    ['Cross-Origin-Resource-Policy', undefined, 0],
  ])('%s: %s → %i', (name, value, points) => {
    expect(score({ [name]: value }).parts[name.toLowerCase()]).toBe(points);
  });

  test.each([
    ['deny', 0],
    ['allowall', -20],
    [undefined, -20],
  ])('X-Frame-Options: %s, without a word of the policy → %i', (value, points) => {
    expect(score({ 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': value }).parts['x-frame-options']).toBe(points);
  });

  test('an origin that may send its credentials → −50', () => {
    const { parts } = score({ 'Access-Control-Allow-Origin': 'https://a.example', 'Access-Control-Allow-Credentials': 'true' });
    expect(parts['cross-origin-resource-sharing']).toBe(-50);
  });
});

describe('scripts', () => {
  test.each([
    ['<p>', 0],
    ['<script>inline()</script>', 0],
    ['<script src="https://a.example/x.js" integrity="sha384-x"></script>', 5],
    ['<script src="https://a.example/x.js"></script>', -5],
    [`${CHECKED}<script src="https://a.example/x.js"></script>`, -5],
    ['<script src="http://a.example/x.js" integrity="sha384-x"></script>', -20],
    ['<script src="//a.example/x.js"></script>', -50],
  ])('%s → %i', (html, points) => {
    expect(score({}, html).parts['subresource-integrity']).toBe(points);
  });

  test('count only in HTML', () => {
    expect(score({ 'Content-Type': 'text/markdown' }).parts['subresource-integrity']).toBe(0);
  });
});

test('a cookie → no score', () => {
  expect(() => score({ 'Set-Cookie': 'a=b' })).toThrow('sets a cookie');
});
