import { directivesOf } from './html/html.ts';

/** An answer to `GET` over https, with its body. */
export type ScoredAnswer = { headers: Headers; html: string };

type Check = (answer: ScoredAnswer) => number;

/** Every answer begins here; rewards count only where penalties leave this much (HTTP Observatory, "Scoring Methodology"). */
const BASE = 100;
const REWARDED_FROM = 90;
const SIX_MONTHS_S = 15_768_000;

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const isHash = (source: string) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source);
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const isLoose = (source: string) => BROAD.has(source) || source === 'data:' || source === "'unsafe-inline'";

/**
 * What Mozilla's HTTP Observatory gives an answer (algorithm 6), without its two checks of more than one answer: redirects from http, and
 * whether the host is on the list of preloaded ones (+5). Throws for an answer that sets a cookie: no page of this site does.
 */
export function observatoryScore(answer: ScoredAnswer): { score: number; parts: Record<string, number> } {
  if (answer.headers.has('Set-Cookie')) throw new Error('The page sets a cookie. Add the rules of cookies to test/helpers/observatory.ts.');
  const parts = Object.fromEntries(Object.entries(CHECKS).map(([name, check]) => [name, check(answer)]));
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 0);
  const penalized = BASE + sum(Object.values(parts).filter((points) => points < 0));
  const rewards = penalized >= REWARDED_FROM ? sum(Object.values(parts).filter((points) => points > 0)) : 0;
  return { score: Math.max(0, penalized + rewards), parts };
}

const CHECKS: Record<string, Check> = {
  'content-security-policy': policyPoints,
  'cross-origin-embedder-policy': ({ headers }) =>
    pointsOf(headers.get('Cross-Origin-Embedder-Policy'), { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }),
  'cross-origin-opener-policy': ({ headers }) =>
    pointsOf(headers.get('Cross-Origin-Opener-Policy'), { 'same-origin': 10, 'unsafe-none': 0 }),
  'cross-origin-resource-policy': ({ headers }) =>
    pointsOf(headers.get('Cross-Origin-Resource-Policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.get('Access-Control-Allow-Credentials') === 'true' && headers.get('Access-Control-Allow-Origin') ? -50 : 0,
  'referrer-policy': ({ headers }) =>
    pointsOf(headers.get('Referrer-Policy'), {
      'no-referrer': 5,
      'same-origin': 5,
      'strict-origin': 5,
      'strict-origin-when-cross-origin': 5,
    }),
  'strict-transport-security': ({ headers }) => transportPoints(headers.get('Strict-Transport-Security')),
  'subresource-integrity': ({ headers, html }) => (/^text\/html\b/.test(headers.get('Content-Type') ?? '') ? integrityPoints(html) : 0),
  'x-content-type-options': ({ headers }) => (headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ headers }) => framePoints(headers),
};

/** Known values are worth what the table says, an unknown one costs 5, none is worth nothing. */
function pointsOf(value: string | null, table: Record<string, number>): number {
  return value === null ? 0 : (table[value.trim()] ?? -5);
}

function policyPoints({ headers }: ScoredAnswer): number {
  const header = headers.get('Content-Security-Policy');
  if (!header) return -25;
  const named = header.split(';').flatMap((part) => part.trim().split(/\s+/)[0] || []);
  if (named.length === 0 || new Set(named).size < named.length) return -25;
  const policy = directivesOf(header);
  const sources = (name: string) => effective(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const [script, style, object] = [sources('script-src'), sources('style-src'), sources('object-src')];
  if (script.includes("'strict-dynamic'") && !script.some(isHash)) return -25;
  if (script.some(isLoose) || object.some((source) => BROAD.has(source))) return -20;
  const passive = ['img-src', 'media-src'].flatMap(sources);
  const active = [...policy].flatMap(([name, list]) => (/^(?:img|media|script)-src$/.test(name) ? [] : list));
  if ([...active, ...script].some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'") || passive.some(isInsecure)) return -10;
  if (style.some(isLoose)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** What a list allows: a hash or a nonce takes `'unsafe-inline'` away, and with `'strict-dynamic'` hosts too. */
function effective(sources: string[]): string[] {
  const list = sources.map((source) => source.toLowerCase());
  if (!list.some(isHash)) return list;
  const isDynamic = list.includes("'strict-dynamic'");
  return list.filter((source) => source !== "'unsafe-inline'" && !(isDynamic && [...BROAD].some((broad) => source.startsWith(broad))));
}

function transportPoints(header: string | null): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(header ?? '') ?? [];
  if (!seconds) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

/** A reward for integrity anywhere, as long as every script of another site has it and comes over https. */
function integrityPoints(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const scripts = tags.flatMap((tag) => {
    const [, url] = /\ssrc="([^"]+)"/.exec(tag) ?? [];
    return url ? [{ isOwn: /^\/(?!\/)/.test(url), isSecure: url.startsWith('https:'), isChecked: /\sintegrity="[^"]+"/.test(tag) }] : [];
  });
  const foreign = scripts.filter(({ isOwn }) => !isOwn);
  if (foreign.some(({ isSecure, isChecked }) => !isSecure && !isChecked)) return -50;
  if (foreign.some(({ isSecure }) => !isSecure)) return -20;
  if (foreign.some(({ isChecked }) => !isChecked)) return -5;
  return scripts.some(({ isChecked }) => isChecked) ? 5 : 0;
}

function framePoints(headers: Headers): number {
  if (directivesOf(headers.get('Content-Security-Policy')).has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin|allow-from\b.*)$/i.test(headers.get('X-Frame-Options')?.trim() ?? '') ? 0 : -20;
}
