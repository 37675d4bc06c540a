import type { WrittenBlock } from '../../client/blocks/blocks.ts';
import type { Problem } from '../content/problem.ts';
import { guideFiles, loadGuide, pageOfGuide } from './find-guides.ts';
import { hashOf } from './plan.ts';
import { readSummary } from './summary.ts';

type Page = { file: string; path: string; blocks: readonly WrittenBlock[] };

/** Pages whose guide has not passed since their files, commands or expectations changed. */
export async function checkGuides(pages: readonly Page[]): Promise<Problem[]> {
  const summary = readSummary();
  const problems = await Promise.all(
    guideFiles().map(async (file) => {
      const page = pages.find((other) => other.file === pageOfGuide(file));
      return page ? checkGuide(file, page, summary[page.path]?.hash, await loadGuide(file)) : [];
    }),
  );
  return problems.flat();
}

function checkGuide(file: string, { blocks, path }: Page, passed: string | undefined, guide: Parameters<typeof hashOf>[0]): Problem[] {
  const command = `Run \`npm run guides -- ${path}\`.`;
  try {
    if (passed === hashOf(guide, blocks)) return [];
    return [{ file, line: 1, message: `The page changed after its guide passed, or its guide never did. ${command}` }];
  } catch (error) {
    return [{ file, line: 1, message: `${(error as Error).message} ${command}` }];
  }
}
