import { paths, viewPaths } from '#content';
import { isProblem, parseSearch } from '../../client/search/parse-search.ts';
import { isLanguage, type Language } from '../../client/shared/language.ts';
import type { AppContext } from '../context.ts';
import { search } from '../search/search.ts';
import { ToolError } from './tool.ts';

const views = new Set<string>(viewPaths);
const known = new Set<string>(paths.filter((path) => !views.has(path)));

/** A page as an agent names it: its canonical path, the section after `#`, and the language that the address asks for. */
export type PageAddress = { path: string; section: string; language?: Language };

/** Reads a path or a whole address, with or without `.md` and language. Throws a ToolError that names pages like it. */
export async function parsePageAddress(c: AppContext, address: string): Promise<PageAddress> {
  const [, , pathname = '', section = ''] = /^(https?:\/\/[^/?#]*)?\/?([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address.trim()) ?? [];
  const clean = `/${pathname}`.replace(/\/+$/, '').replace(/\.(?:md|html)$/, '');
  const [, prefix, rest = clean] = /^\/([a-z]{2})(\/.*)$/.exec(clean) ?? [];
  const language = isLanguage(prefix) ? prefix : undefined;
  const path = language ? rest : clean;
  if (known.has(path)) return { path, section, language };
  const near = await pagesLike(c, path);
  const hint = near.length > 0 ? `Pages like it: ${near.join(', ')}.` : 'Ask list_pages or search_docs for one.';
  throw new ToolError(`No page has this path. ${hint}`);
}

/** Pages with the words of a path's last segment. */
async function pagesLike(c: AppContext, path: string): Promise<string[]> {
  const wanted = parseSearch({ query: path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '), limit: 10 });
  if (isProblem(wanted)) return [];
  const hits = await search(c, wanted);
  return [...new Set(hits.map((hit) => hit.path))].slice(0, 3);
}
