/** `id` is its place on the index, and the key of its title. */
type ApiGroup = { id: string; page: RegExp };

/** The kinds of API pages in the order of their index. `page` captures the name that a page documents. */
export const API_GROUPS: readonly ApiGroup[] = [
  { id: 'components', page: /^\/toolpad\/core\/api\/([\w-]+)$/ },
  // A hook's page stands below the page that explains it; hooks that share such a page have their name in the last segment.
  { id: 'hooks', page: /^\/toolpad\/core\/react-(?:(use-[\w-]+)\/api|[\w-]+\/(use-[\w-]+)-api)$/ },
  { id: 'studio-components', page: /^\/toolpad\/studio\/reference\/components\/([\w-]+)$/ },
  { id: 'studio-functions', page: /^\/toolpad\/studio\/reference\/api\/([\w-]+)$/ },
];

/** The page of each API name in kebab-case. */
export function apiPagesByName(paths: readonly string[]): Record<string, string> {
  // Where both products document a name, the app kit's page wins: its paths are written last.
  const sorted = [...paths].sort().reverse();
  return Object.fromEntries(
    sorted.flatMap((path) => {
      const name = apiName(path);
      return name ? [[name, path]] : [];
    }),
  );
}

/** The name that a page documents, in kebab-case. */
export function apiName(path: string): string | undefined {
  for (const { page } of API_GROUPS) {
    const match = page.exec(path);
    if (match) return match[1] ?? match[2];
  }
  return undefined;
}
