import { paths } from '#content';
import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import { plainName } from '../../client/shared/own-app/plain-name.ts';
import { type Language, splitLanguage } from '../../client/shared/preferences/language.ts';
import { decidePath } from '../address/canonical-path.ts';
import type { AppContext } from '../context.ts';
import { configOf } from '../env.ts';
import { search } from '../search/search.ts';
import { siteMap } from '../site-map.ts';
import { ToolError } from './tool.ts';

/** A page as an agent names it: its canonical path, the section after `#`, and the language that the address asks for. */
export type PageAddress = { path: string; section: string; language: Language };

/** An address that was moved leads to the page itself. */
const MAX_HOPS = 3;

/** Where this product's pages live: other paths of the host are of other products. */
const OURS = /^\/(?:toolpad|api-docs)(?:[/.]|$)/;

/** Addresses that agents meet in pages, and what reads them. */
const OTHER_TOOLS = [
  { address: /(?:^|\/)llms[\w-]*\.txt$/, tool: 'list_pages' },
  { address: /\/_demo\//, tool: 'get_demo with the name of the demo, which is what the address ends with' },
  { address: /\/toolpad\/(?:search|_edge\/search)$/, tool: 'search_docs' },
];

/** How an address begins that is read in another way, such as `file:`. */
const SCHEME = /^(?!https?:)[a-z][\w+.-]*:/i;

/** How an address begins whose scheme was left out: with the name of a host. */
const HOST = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/**
 * Reads a path or an address as people write it: whole or short (`core/react-crud`, `react-crud`), with or without `.md` and language, of
 * today or of earlier versions. Throws a ToolError that names pages like it.
 */
export async function parsePageAddress(c: AppContext, written: string): Promise<PageAddress> {
  const docsHost = configOf(c.env).DOCS_HOST;
  const own = [docsHost, new URL(c.req.url).host];
  const address = withScheme(written.trim(), own);
  const [, host, pathname = '', hash = ''] = /^(?:https?:\/\/([^/?#]*))?\/?([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/is.exec(address) ?? [];
  if (host === undefined ? SCHEME.test(address) : !own.includes(host)) throw elsewhere(docsHost);
  const path = `/${pathname}`.replace(/\/+$/, '');
  for (const { address, tool } of OTHER_TOOLS) if (address.test(path)) throw new ToolError(`This is no page. Call ${tool}.`);
  const found = follow(c, path, hash) ?? (host === undefined ? follow(c, longPath(path), hash) : undefined);
  if (found) return found;
  if (host !== undefined && !OURS.test(splitLanguage(path).rest)) throw elsewhere(docsHost);
  const near = await pagesLike(c, path);
  const hint = near.length > 0 ? `Pages like it: ${near.join(', ')}.` : 'Ask list_pages or search_docs for one.';
  throw new ToolError(`No page has this path. ${hint}`);
}

/** An address as a browser shows it, with the scheme that it leaves out. */
function withScheme(written: string, own: readonly string[]): string {
  return HOST.test(written) || own.some((host) => written.startsWith(`${host}/`)) ? `https://${written}` : written;
}

function follow(c: AppContext, path: string, hash: string): PageAddress | undefined {
  let url = URL.parse(path, 'https://path.invalid');
  for (let hop = 0; url && hop < MAX_HOPS; hop += 1) {
    const decision = decidePath(url, { ...siteMap, docsHost: configOf(c.env).DOCS_HOST });
    if (decision.kind === 'page') {
      const section = hash || decodeURIComponent(url.hash.slice(1));
      return siteMap.hasMarkdown(decision.path) ? { path: decision.path, section, language: decision.language } : undefined;
    }
    if (decision.kind !== 'redirect') return undefined;
    url = URL.parse(decision.location, 'https://path.invalid');
  }
  return undefined;
}

/** The one page whose path ends like a short one: a guide before a reference, and Core's before the other product's. */
function longPath(path: string): string {
  const ending = path.toLowerCase().replace(/\.(?:md|html)$/, '');
  const named = ending.replace(/\/([^/]+)$/, '/react-$1');
  const plain = plainName(ending);
  const ends = paths.filter((known) => known.endsWith(ending) || known.endsWith(named));
  // Someone may take the name of a component for that of its page.
  const matches = ends.length > 0 ? ends : paths.filter((known) => plainName(known.replace(/^.*\/(?:react-)?/, '')) === plain);
  const guides = matches.filter((known) => !/\/(?:api|reference)\//.test(known));
  const core = guides.filter((known) => known.startsWith('/toolpad/core/'));
  const [only, ...others] = [core, guides, matches].find((some) => some.length > 0) ?? [];
  return ending !== '' && only !== undefined && others.length === 0 ? only : path;
}

function elsewhere(docsHost: string): ToolError {
  return new ToolError(
    `This address is of another site: these tools read https://${docsHost}/toolpad alone. Fetch it with a tool of your own, or search_docs here.`,
  );
}

/** Pages with the words of a path's last segment. */
async function pagesLike(c: AppContext, path: string): Promise<string[]> {
  const wanted = parseSearch({ query: path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '), limit: 10 });
  if (isProblem(wanted)) return [];
  const { hits } = await search(c, wanted);
  return [...new Set(hits.map((hit) => hit.path))].slice(0, 3);
}
