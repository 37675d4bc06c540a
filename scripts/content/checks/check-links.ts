import type { Problem } from '../../shared/problem.ts';
import type { InternalLink } from '../markdown/env.ts';

/** What a page offers to links and what it links to. */
export type LinkedPage = { path: string; file: string; anchors: Set<string>; links: InternalLink[] };

/** Internal links must lead to a page, and to an anchor on it. `extra` are addresses that are not Markdown pages; translations have the addresses of their pages. */
export function checkLinks(pages: LinkedPage[], extra: ReadonlySet<string>, translations: LinkedPage[] = []): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...pages, ...translations].flatMap((page) =>
    page.links.flatMap(({ path, hash, line }) => {
      const target = path === '' ? page : byPath.get(path);
      const broken = (message: string) => [{ file: page.file, line, message: `The link to ${message}` }];
      if (!target) return extra.has(path) ? [] : broken(`${path} is broken: no page has this path. Correct it, or write the page.`);
      if (hash === '' || target.anchors.has(hash)) return [];
      return broken(`${path}#${hash} is broken: the page has no such anchor. ${nearest(hash, target)}`);
    }),
  );
}

function nearest(hash: string, { anchors }: LinkedPage): string {
  const close = [...anchors].filter((anchor) => anchor.includes(hash) || hash.includes(anchor));
  const offered = close.length > 0 ? close : [...anchors].slice(0, 8);
  return `Use one of: ${offered.join(', ')}.`;
}
