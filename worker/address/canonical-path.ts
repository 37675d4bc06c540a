import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOf,
  localizedPath,
  splitLanguage,
} from '../../client/shared/preferences/language.ts';
import { PRODUCT_IDS } from '../../client/shared/product.ts';

/** A longer path, or a longer whole URL, is answered with 414. */
const MAX_PATH_LENGTH = 2048;
const MAX_URL_LENGTH = 10_240;

/** What the rules need to know of the site. */
export type SiteMap = {
  /** Whether a canonical path, without language, has a page. */
  hasPage(path: string): boolean;
  /** Whether a page can also be had as Markdown. */
  hasMarkdown(path: string): boolean;
  /** The page that documents an API name in kebab-case. */
  apiPage(name: string): string | undefined;
  /** Where an old path moved: a path, perhaps with a hash. */
  movedTo(path: string): string | undefined;
  /** The production host, `host[:port]`. */
  docsHost: string;
};

/** One request, one answer: a page, at most one redirect, or an error. `markdown`: the path asks for that form. */
export type PathDecision =
  | { kind: 'page'; path: string; language: Language; markdown: boolean }
  | { kind: 'endpoint' }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found'; language: Language; markdown: boolean }
  | { kind: 'too-long' };

/** Addresses that are not pages: they are matched as they stand. */
const ENDPOINTS = new RegExp(
  [
    '^/toolpad/(?:_edge|_demo|assets)/',
    String.raw`^/toolpad/(?:sw\.js|changes\.atom|(?:${PRODUCT_IDS.join('|')})/llms\.txt)$`,
    '^/static/',
    String.raw`^/\.well-known/(?:ai-catalog|mcp/catalog)\.json$`,
    String.raw`^/[\w-]+\.(?:txt|xml|ico|webmanifest)$`,
  ].join('|'),
);
/** Encoded slashes, backslashes and control characters, and percent signs that encode nothing. (A parsed URL holds no raw ones.) */
const UNSAFE = /%(?:2f|5c|[01][\da-f]|7f|(?![\da-f]{2}))/i;
const MARKDOWN = /\.md$/i;
const HOST_TENANTS = /^\/(?:blog(?:\/|$)|size-snapshot\/?$)/;

/** Decides what a request's URL means. Pure; the table of the product's path rules, read from top to bottom. */
export function decidePath(url: URL, site: SiteMap): PathDecision {
  if (url.pathname.length > MAX_PATH_LENGTH || url.href.length > MAX_URL_LENGTH) return { kind: 'too-long' };
  const clean = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const markdown = MARKDOWN.test(clean);
  const { rest, code } = splitLanguage(clean.replace(MARKDOWN, ''));
  const language = languageOf(code);
  const notFound = { kind: 'not-found', language, markdown } as const;
  if (UNSAFE.test(url.pathname)) return notFound;
  if (ENDPOINTS.test(url.pathname)) return { kind: 'endpoint' };
  if (HOST_TENANTS.test(clean)) return tenantOfHost(url, site);
  const target = HOST_TENANTS.test(rest) ? undefined : resolve(rest, site, code);
  if (!target || (markdown && !site.hasMarkdown(pathOf(target)))) return notFound;
  return settle(url, target, language, markdown);
}

/** The blog and the size snapshot live beside the docs on the production host only. */
function tenantOfHost(url: URL, site: SiteMap): PathDecision {
  if (url.host === site.docsHost) return { kind: 'not-found', language: DEFAULT_LANGUAGE, markdown: false };
  const path = url.pathname.replace(/^\/+/, '/');
  return { kind: 'redirect', location: `https://${site.docsHost}${path}${url.search}` };
}

/** The canonical path that a path without language stands for. */
function resolve(path: string, site: SiteMap, code?: string): string | undefined {
  // Only the languages of the site have a root of their own: /zh is a landing page, /fr is nothing.
  if (path === '/') return code === undefined || isLanguage(code) ? '/toolpad' : undefined;
  const name = path.toLowerCase().replace(/\.html$/, '');
  if (site.hasPage(name)) return name;
  const api = /^\/api(?:-docs)?(?:\/([\w-]+))?$/.exec(name);
  if (api) return api[1] === undefined ? '/api-docs' : site.apiPage(api[1]);
  const moved = site.movedTo(name);
  return moved !== undefined && site.hasPage(pathOf(moved)) ? moved : undefined;
}

/** A target without its hash. */
function pathOf(target: string): string {
  return target.replace(/#.*/, '');
}

/** Serves the path if the URL is already the canonical one, else redirects to that, once. */
function settle(url: URL, target: string, pathLanguage: Language, markdown: boolean): PathDecision {
  const { language, search } = queryLanguage(url, pathLanguage);
  const [path = '', hash] = target.split('#');
  const pathname = localizedPath(path, language) + (markdown ? '.md' : '');
  if (pathname === url.pathname && search === url.search) return { kind: 'page', path, language, markdown };
  return { kind: 'redirect', location: `${pathname}${search}${hash ? `#${hash}` : ''}` };
}

/** `?userLanguage=` chooses the language's copy of the page and leaves the query; an unknown value only leaves. */
function queryLanguage(url: URL, pathLanguage: Language): { language: Language; search: string } {
  if (!url.search || !url.searchParams.has('userLanguage')) return { language: pathLanguage, search: url.search };
  const wanted = url.searchParams.get('userLanguage');
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !/^userLanguage(?:=|$)/.test(pair));
  return { language: isLanguage(wanted) ? wanted : pathLanguage, search: rest.length > 0 ? `?${rest.join('&')}` : '' };
}
