import { paths } from '#content';
import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import { decidePath } from '../../client/shared/address/canonical-path.ts';
import { type Language, splitLanguage } from '../../client/shared/preferences/language.ts';
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

/**
 * Reads a path or an address as people write it: whole or short (`core/react-crud`, `react-crud`), with or without `.md` and language, of
 * today or of earlier versions. Throws a ToolError that names pages like it.
 */
export async function parsePageAddress(c: AppContext, written: string): Promise<PageAddress> {
  const [, host, pathname = '', hash = ''] = /^(?:https?:\/\/([^/?#]*))?\/?([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/is.exec(written.trim()) ?? [];
  const own = [configOf(c.env).DOCS_HOST, new URL(c.req.url).host];
  if (host !== undefined && !own.includes(host)) throw elsewhere(own[0]!);
  const path = `/${pathname}`.replace(/\/+$/, '');
  if (/(?:^|\/)llms[\w-]*\.txt$/.test(path)) throw new ToolError('This is an index, not a page. Call list_pages.');
  const found = follow(c, path, hash) ?? (host === undefined ? follow(c, longPath(path), hash) : undefined);
  if (found) return found;
  if (host !== undefined && !OURS.test(splitLanguage(path).rest)) throw elsewhere(own[0]!);
  const near = await pagesLike(c, path);
  const hint = near.length > 0 ? `Pages like it: ${near.join(', ')}.` : 'Ask list_pages or search_docs for one.';
  throw new ToolError(`No page has this path. ${hint}`);
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
  const matches = paths.filter((known) => known.endsWith(ending) || known.endsWith(named));
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
