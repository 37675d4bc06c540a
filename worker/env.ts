import type { SiteConfig } from '../client/shared/site-config.ts';

/** What the platform hands to the Worker: bindings and raw variables. */
export type Bindings = Record<VariableName, string> & {
  ASSETS: Fetcher;
  DB: D1Database;
  FEEDBACK_LIMIT: RateLimit;
  FEEDBACK_TOTAL_LIMIT: RateLimit;
  EVENTS_LIMIT: RateLimit;
  GA_API_SECRET?: string;
  /** Only in local runs: draws pages' pictures when they are first asked for. A deploy has them among its assets. */
  PICTURES?: Fetcher;
  /** Only in local runs: the address of whoever asks, since the server listens on loopback only. */
  PEER?: string;
  /** Only in development: serves the reload stream, and turns caching off. */
  DEV?: Fetcher;
  /** Only in tests: the times of the ad feed, so that none has to be waited for. */
  AD_TIMES?: AdTimes;
};

/** How long the feed may take, and how long its answer is kept, in milliseconds. */
export type AdTimes = { attempt: number; total: number; good: number; none: number };

type Rule<T> = { parse: (text: string) => T | undefined; accepts: string };

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;

const host: Rule<string> = {
  parse: (text) => (HOST.test(text) ? text : undefined),
  accepts: 'a host with an optional port, such as `mui.com` or `127.0.0.1:8787`',
};
const hosts: Rule<string[]> = {
  parse: (text) => {
    const list = text.split(/[\s,]+/).filter(Boolean);
    return list.every((item) => HOST.test(item)) ? list : undefined;
  },
  accepts: 'hosts separated by commas, such as `cdn.example.com,img.example.com`, or nothing',
};
const address: Rule<string> = { parse: parseAddress, accepts: 'an https address (http only on loopback), or nothing' };
const requiredAddress: Rule<string> = {
  parse: (text) => parseAddress(text) || undefined,
  accepts: 'an https address, such as `https://github.com/owner/name`',
};
const ratio: Rule<number> = {
  parse: (text) => (/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text) ? Number(text) : undefined),
  accepts: 'a number from 0 to 1, such as `0.1`',
};
const seconds: Rule<number> = {
  parse: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  accepts: 'a whole number of seconds, at least `1`',
};
const flag: Rule<boolean> = {
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  accepts: '`true` or `false`',
};
const onOff: Rule<boolean> = {
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  accepts: '`on` or `off`',
};
const text: Rule<string> = { parse: (value) => (/^[\x20-\x7e]*$/.test(value) ? value : undefined), accepts: 'plain text on one line' };

/** Every variable of `wrangler.toml` and what it accepts. */
const RULES = {
  DOCS_HOST: host,
  AD_FEED_URL: address,
  AD_SCRIPT_URL: address,
  AD_FEED_TTL_S: seconds,
  AD_DISPLAY_RATIO: ratio,
  AD_IMAGE_HOSTS: hosts,
  GA_MEASUREMENT_ID: text,
  ANALYTICS_URL: address,
  WEB_VITALS_RATIO: ratio,
  HSTS_PRELOAD: flag,
  MUI_X_LICENSE_KEY: text,
  REPO_URL: requiredAddress,
  SERVICE_WORKER: onOff,
} as const;

export type VariableName = keyof typeof RULES;

export const VARIABLE_NAMES = Object.keys(RULES) as VariableName[];

export type Config = { [Name in VariableName]: (typeof RULES)[Name] extends Rule<infer T> ? T : never };

/** Parses the variables. Throws an error that names each wrong one, says what it accepts and what to type. */
export function parseConfig(values: Partial<Record<VariableName, unknown>>): Config {
  const wrong: string[] = [];
  const entries = VARIABLE_NAMES.map((name) => {
    const value = RULES[name].parse(String(values[name] ?? ''));
    if (value === undefined)
      wrong.push(
        `${name} is \`${String(values[name] ?? '')}\`, but it accepts ${RULES[name].accepts}. Correct it in wrangler.toml, or set ${name}=… in the environment.`,
      );
    return [name, value];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return Object.fromEntries(entries) as Config;
}

/** Whether a host name, as URLs write it, is this machine's own. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

function parseAddress(value: string): string | undefined {
  if (value === '') return '';
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? value : undefined;
}

/** What views and islands are told of the variables. All of it can be read in a page's source, so it holds no secret. */
export function siteConfigOf(env: Bindings): SiteConfig {
  return parsedOf(env).site;
}

function toSiteConfig(config: Config, env: Bindings): SiteConfig {
  const { DOCS_HOST, REPO_URL, AD_DISPLAY_RATIO, AD_FEED_URL, AD_SCRIPT_URL, WEB_VITALS_RATIO } = config;
  return {
    docs: { docsHost: DOCS_HOST, repoUrl: REPO_URL },
    ads: { displayRatio: AD_DISPLAY_RATIO, feed: AD_FEED_URL !== '', script: AD_SCRIPT_URL !== '' },
    analytics: { sends: Boolean(config.ANALYTICS_URL && config.GA_MEASUREMENT_ID && env.GA_API_SECRET), webVitalsRatio: WEB_VITALS_RATIO },
    // A build that changes under its author's hands must not be stored.
    serviceWorker: config.SERVICE_WORKER && !env.DEV,
  };
}

/** Whether events go further than the page: the operator named a property and has its secret. */
export function isAnalyticsOn(env: Bindings): boolean {
  return parsedOf(env).site.analytics.sends;
}

let parsed: { env: Bindings; config: Config; site: SiteConfig; id: string } | undefined;

function parsedOf(env: Bindings): NonNullable<typeof parsed> {
  if (parsed?.env === env) return parsed;
  const config = parseConfig(env);
  const site = toSiteConfig(config, env);
  parsed = { env, config, site, id: shortHash(JSON.stringify([config, site])) };
  return parsed;
}

/** The parsed variables of this isolate. */
export function configOf(env: Bindings): Config {
  return parsedOf(env).config;
}

/** A short word for all variables together: pages show some of them, so pages that were kept under others are not theirs. */
export function configIdOf(env: Bindings): string {
  return parsedOf(env).id;
}

/** FNV-1a, 32 bits: tells configurations apart; not a secret. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Where the docs live for the world: the origin of canonical addresses. */
export function docsUrlOf(env: Bindings): string {
  return `https://${configOf(env).DOCS_HOST}`;
}
