import type { WrittenPage } from '../../client/blocks/page.ts';
import { KITCHEN_SINK } from '../../client/shared/address/view-paths.ts';
import { ContentError } from '../shared/problem.ts';
import { compilePage } from './compile-page.ts';
import { finishPage } from './compile-site.ts';
import { createMarkdown } from './markdown.ts';
import type { Project } from './project.ts';

const FILE = 'content/kitchen-sink.md';

/** The page that shows every block to those who change how they look; it is in no list of pages. None where the content has none. Throws a ContentError. */
export function kitchenSink(project: Project): WrittenPage | undefined {
  if (!project.has(FILE)) return undefined;
  const { page, problems } = compilePage(project, FILE, KITCHEN_SINK, createMarkdown());
  if (problems.length > 0) throw new ContentError(problems);
  return page && finishPage(page);
}
