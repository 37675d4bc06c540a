/** Pages that document one name of an API: components and functions by their last segment, hooks by the page they stand under. */
const API_PAGE = /\/(?:api|reference\/components)\/([\w-]+)$|\/react-(use-[\w-]+)\/api$|\/(use-[\w-]+)-api$/;

/** The page of each API name in kebab-case. */
export function apiPagesByName(paths: readonly string[]): Record<string, string> {
  // Where both products document a name, the app kit's page wins: its paths are written last.
  const sorted = [...paths].sort().reverse();
  return Object.fromEntries(
    sorted.flatMap((path) => {
      const match = API_PAGE.exec(path);
      return match ? [[match[1] ?? match[2] ?? match[3], path]] : [];
    }),
  );
}
