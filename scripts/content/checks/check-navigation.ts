import { assertUniquePaths, leavesOf, type NavigationEntry } from '../../../client/shared/navigation.ts';
import { documentedProduct } from '../../shared/content-files.ts';
import { messageOf } from '../../shared/message-of.ts';
import { lineOf, type Problem } from '../../shared/problem.ts';

type Tree = { file: string; entries: readonly NavigationEntry[] };
type PageRef = { path: string; file: string; layout: 'docs' | 'landing' };

/** Every page of a product but its landing page is in exactly one place of one tree, and every entry has its page. `textOf` reads a tree's file. */
export function checkNavigation(trees: Record<string, Tree>, pages: PageRef[], textOf: (file: string) => string): Problem[] {
  const problems: Problem[] = [];
  const listed = new Set<string>();
  // One set for all trees: a page has one place.
  const seen = new Set<string>();
  for (const tree of Object.values(trees)) {
    const source = textOf(tree.file);
    const at = (message: string, place: number) =>
      problems.push({ file: tree.file, line: lineOf(source, '', Math.max(place, 0)), message });
    try {
      assertUniquePaths(tree.entries, seen);
    } catch (error) {
      const [twice = ''] = /\/\S+/.exec(messageOf(error)) ?? [];
      at(messageOf(error), source.lastIndexOf(`'${twice}'`));
    }
    for (const { pathname } of leavesOf(tree.entries)) {
      listed.add(pathname);
      if (!pages.some((page) => page.path === pathname)) {
        at(
          `The entry ${pathname} has no page. Write ${pathname.replace('/toolpad/', 'content/pages/')}.md, or remove the entry.`,
          source.indexOf(`'${pathname}'`),
        );
      }
    }
  }
  for (const page of pages) {
    const product = documentedProduct(page.path);
    if (page.layout === 'landing' || product === null || listed.has(page.path)) continue;
    const message = `The page ${page.path} is in no navigation tree. Add \`{ pathname: '${page.path}' }\` to ${trees[product]?.file}.`;
    problems.push({ file: page.file, line: 1, message });
  }
  return problems;
}
