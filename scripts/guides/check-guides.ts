import { messageOf } from '../shared/message-of.ts';
import type { Problem } from '../shared/problem.ts';
import { guideFiles, loadGuide, pageOfGuide } from './find-guides.ts';
import type { Guide } from './guide.ts';
import { type GuidePage, hashOf } from './plan.ts';
import type { Summary } from './summary.ts';

type Page = GuidePage & { file: string };

/** Pages whose guide has not passed since their files, commands or expectations changed. */
export async function checkGuides(pages: readonly Page[], passes: Summary): Promise<Problem[]> {
  const problems = await Promise.all(
    guideFiles().map(async (file) => {
      const page = pages.find((other) => other.file === pageOfGuide(file));
      return page ? checkGuide(file, page, pages, passes[page.path]?.hash, await loadGuide(file)) : [];
    }),
  );
  return problems.flat();
}

function checkGuide(file: string, { blocks, path }: Page, pages: readonly Page[], passed: string | undefined, guide: Guide): Problem[] {
  const command = `Run \`npm run guides -- ${path}\`.`;
  try {
    if (passed === hashOf(guide, blocks, pages)) return [];
    return [{ file, line: 1, message: `The page changed after its guide passed, or its guide never did. ${command}` }];
  } catch (error) {
    return [{ file, line: 1, message: `${messageOf(error)} ${command}` }];
  }
}
