import { LANGUAGES, localizedPath } from '../../client/shared/preferences/language.ts';

/** What kind of address a request is for, in a word for the log. It repeats nothing that a reader may have typed. */
export function routeKind(path: string): string {
  const endpoint = /^\/toolpad\/(_edge\/(?:ad-frame|ad|health|searches|search|preferences|csp-report|events|feedback|mcp))$/.exec(
    path,
  )?.[1];
  if (endpoint) return endpoint;
  if (path.startsWith('/toolpad/assets/') || path.startsWith('/static/')) return 'file';
  if (path.startsWith('/toolpad/_demo/')) return 'demo';
  if (LANGUAGES.some((language) => path === localizedPath('/toolpad/search', language))) return 'search';
  return path.endsWith('.md') ? 'markdown' : 'page';
}
