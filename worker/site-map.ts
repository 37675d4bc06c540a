import { apiPages, movedPages, movedSections, paths, viewPaths } from '#content';
import type { SiteMap } from './address/canonical-path.ts';
import { createMovedTo } from './address/moved-to.ts';

const known = new Set<string>(paths);
const views = new Set<string>(viewPaths);
const byApiName: Record<string, string | undefined> = apiPages;

/** The pages of this site and where old addresses moved, for the path rules. */
export const siteMap: Omit<SiteMap, 'docsHost'> = {
  hasPage: (path) => known.has(path),
  hasMarkdown: (path) => known.has(path) && !views.has(path),
  apiPage: (name) => (Object.hasOwn(byApiName, name) ? byApiName[name] : undefined),
  movedTo: createMovedTo(movedPages, movedSections),
};
