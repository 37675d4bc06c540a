import { globSync } from 'node:fs';
import type { NavigationEntry } from '../../client/shared/navigation.ts';
import type { ProductId } from '../../client/shared/product.ts';
import { coreNavigation } from '../../content/navigation/core.ts';
import { studioNavigation } from '../../content/navigation/studio.ts';

export const PAGES_FOLDER = 'content/pages';

/** The navigation tree of each product, with the file that holds it. */
export const TREES: Record<ProductId, { file: string; entries: readonly NavigationEntry[] }> = {
  core: { file: 'content/navigation/core.ts', entries: coreNavigation },
  studio: { file: 'content/navigation/studio.ts', entries: studioNavigation },
};

/** Every Markdown page with its path: the file's place is the URL's. */
export function pageFiles(): { file: string; path: string }[] {
  return globSync(`${PAGES_FOLDER}/**/*.md`)
    .sort()
    .filter((file) => !/\.[a-z]{2}\.md$/.test(file))
    .map((file) => ({ file, path: pathOfFile(file) }));
}

/** `content/pages/core/introduction.md` → `/toolpad/core/introduction`; `index.md` is the root. */
export function pathOfFile(file: string): string {
  const below = file.slice(PAGES_FOLDER.length, -'.md'.length);
  return below === '/index' ? '/toolpad' : `/toolpad${below}`;
}
