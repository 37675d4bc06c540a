import { ENDPOINTS } from '../../client/shared/address/endpoints.ts';
import { SEARCH_PATH } from '../../client/shared/address/view-paths.ts';
import { LANGUAGES, localizedPath } from '../../client/shared/preferences/language.ts';

/** What kind of address a request is for, in a word for the log. It repeats nothing that a reader may have typed. */
export function routeKind(path: string): string {
  const endpoint = ENDPOINTS.find((name) => path === `/toolpad/_edge/${name}`);
  if (endpoint) return `_edge/${endpoint}`;
  if (path.startsWith('/toolpad/assets/') || path.startsWith('/static/')) return 'file';
  if (path.startsWith('/toolpad/_demo/')) return 'demo';
  if (LANGUAGES.some((language) => path === localizedPath(SEARCH_PATH, language))) return 'search';
  return path.endsWith('.md') ? 'markdown' : 'page';
}
