/** A lookup of old addresses: exact paths first, then whole sections that moved below the builder. All are below `/toolpad`. */
export function createMovedTo(moved: Readonly<Record<string, string>>, sections: readonly string[]): (path: string) => string | undefined {
  return (path) => {
    const below = path.replace(/^\/toolpad(?=\/)/, '');
    if (below === path) return undefined;
    if (Object.hasOwn(moved, below)) return moved[below];
    const inSection = sections.some((section) => below === `/${section}` || below.startsWith(`/${section}/`));
    return inSection ? `/toolpad/studio${below}` : undefined;
  };
}
