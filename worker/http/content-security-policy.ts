import { bootHash, pageScript } from '#assets';
import type { Endpoint } from '../../client/shared/address/endpoints.ts';
import type { Config } from '../env.ts';

/** The hash of the empty string: Emotion opens an empty style tag, then adds rules through CSSOM. */
const EMPTY_STYLE_HASH = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

const REPORT_TO: Endpoint = '/toolpad/_edge/csp-report';

/** Places that a reader may send a demo's source to. */
const PLAYGROUNDS = 'https://stackblitz.com https://codesandbox.io';

type Inline = {
  styles?: string[];
  scripts?: string[];
  styleAttributes?: string[];
  /** Names of Trusted Types policies that the document may create. */
  policies?: string;
};

/** A policy for a document of this site. Hashes are written `'sha256-…'`. */
export function contentSecurityPolicy(
  config: Pick<Config, 'AD_IMAGE_HOSTS'>,
  { styles = [], scripts = [], styleAttributes = [], policies = 'docs' }: Inline,
): string {
  const images = config.AD_IMAGE_HOSTS.map((host) => `https://${host}`);
  const attributes = styleAttributes.length > 0 ? [`'unsafe-hashes'`, ...styleAttributes] : [];
  return [
    `default-src 'none'`,
    `script-src ${["'self'", bootHash, `'${pageScript.integrity}'`, ...scripts, "'strict-dynamic'"].join(' ')}`,
    `style-src ${["'self'", ...styles, EMPTY_STYLE_HASH, ...attributes].join(' ')}`,
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${PLAYGROUNDS}`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${policies}`,
    `report-uri ${REPORT_TO}`,
  ].join('; ');
}

/** An origin that a policy can name. A host may hold characters that part directives and sources from each other. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/;

/**
 * For the document that runs what a reader wrote. Its origin is opaque even when it is opened by itself, and it loads nothing but this
 * site's own files; WebKit takes `'self'` for the opaque origin, of which there are none, so that the site's is named too. What the
 * document compiled is a script of its own, with a `blob:` address. No directive stops connections from browser to browser:
 * `content/demos/runtime/live.ts` takes the interface away. It reports nothing: a reader's experiment isn't worth a report.
 */
export function liveEditPolicy(origin: string): string {
  const own = PLAIN_ORIGIN.test(origin) ? `'self' ${origin}` : `'self'`;
  return [
    `default-src 'none'`,
    `script-src ${own} blob:`,
    `style-src ${own} ${EMPTY_STYLE_HASH}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'self'`,
    'sandbox allow-scripts',
  ].join('; ');
}

/** The service worker: it asks this site and nobody else; other origins' requests pass it by. */
export const SERVICE_WORKER_POLICY = `default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** For answers that aren't documents: nothing may load, frame or run. */
export const NO_CONTENT_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox`;

/** The hash of an inline style or script, as a policy writes it. */
export async function sha256Source(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
