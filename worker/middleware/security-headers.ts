import { createMiddleware } from 'hono/factory';
import { buildId } from '#assets';
import { BUILD_HEADER } from '../../client/shared/offline.ts';
import type { AppEnv } from '../context.ts';
import type { Bindings } from '../env.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { NO_CONTENT_POLICY } from '../http/content-security-policy.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Hashed files: any site may read them. Other routes say so themselves, by `Access-Control-Allow-Origin`. */
const SHARED = /^\/toolpad\/assets\//;

/** What is for programs alone; demos, frames and Markdown say so themselves. */
const NOT_INDEXED = /^\/toolpad\/(?:_edge\/|sw\.js$|assets\/.*\.json$)/;

/**
 * Frames whose sandbox gives them an origin of nobody: Firefox takes them for another site's, so they may be framed. Who may frame them
 * is in their policy; no site may load them as anything else.
 */
const SANDBOXED = /^\/toolpad\/(?:_demo\/live-edit|_edge\/ad-frame)$/;

const HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', DENIED_FEATURES],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'credentialless'],
  // No security header, but as sure to be there: what lacks it is of a captive portal, and never stored.
  [BUILD_HEADER, buildId],
];

/** Answers that got their headers before they came here. */
const secured = new WeakSet<Response>();

/** The security headers of every answer, redirects and errors included; and `no-store` where a route forgot to say. Ours, since Hono's `secureHeaders` sets each of them in each answer. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await next();
    if (secured.has(c.res)) return;
    const { headers } = c.res;
    addCommon(headers, c.env);
    const shared = SHARED.test(c.req.path) || headers.has('Access-Control-Allow-Origin');
    const sandboxed = SANDBOXED.test(c.req.path);
    const framed = sandboxed && c.req.header('Sec-Fetch-Dest') === 'iframe';
    if (shared || framed) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (sandboxed) headers.append('Vary', 'Sec-Fetch-Dest');
    if (NOT_INDEXED.test(c.req.path)) headers.set('X-Robots-Tag', 'noindex');
    if (shared) headers.set('Access-Control-Allow-Origin', '*');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NO_CONTENT_POLICY);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', NO_STORE);
  });
}

/**
 * The headers of a page with those of security, for as many answers as are made of them: setting each in each answer took longer than all
 * else that an answer from memory needs.
 */
export function withSecurity(fields: Record<string, string>, env: Bindings): Headers {
  const headers = new Headers(fields);
  addCommon(headers, env);
  return headers;
}

/** An answer whose headers were made by `withSecurity`. */
export function securedAnswer(body: BodyInit | null, init: { status: number; headers: Headers }): Response {
  const answer = new Response(body, init);
  secured.add(answer);
  return answer;
}

function addCommon(headers: Headers, env: Bindings): void {
  for (const [name, value] of HEADERS) headers.set(name, value);
  headers.set('Strict-Transport-Security', env.HSTS_PRELOAD === 'true' ? `${HSTS}; preload` : HSTS);
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
}
