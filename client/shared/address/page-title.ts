import { camelCase, pascalCase } from '../name-case.ts';
import type { NavigationEntry } from '../navigation.ts';

type TitleLookup = (key: string) => string | undefined;

/**
 * The words that stand for an entry in navigation: a translation of its subheader or its path, else its title, else words made from the path.
 * Null for an entry whose title is `false`: it has no words.
 */
export function pageTitle(entry: Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'>, translated?: TitleLookup): string | null {
  const source = entry.subheader ?? entry.pathname;
  const words = translated?.(source) ?? translated?.(entry.pathname);
  if (words !== undefined) return words;
  return entry.title === false ? null : entry.title || titleFromPath(source);
}

/** Words from a path's last segment: `PascalCase` for API pages, `camelCase` for hooks, else a sentence. */
export function titleFromPath(path: string): string {
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/^react-/, '')
    .replace(/\..*/, '');
  if (path.includes('/api-docs/')) return pascalCase(name);
  if (path.includes('/api/')) return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
