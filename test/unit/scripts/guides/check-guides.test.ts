import { describe, expect, test } from 'vitest';
import { compilePage } from '../../../../scripts/content/compile-page.ts';
import { createMarkdown } from '../../../../scripts/content/markdown.ts';
import { checkGuides } from '../../../../scripts/guides/check-guides.ts';
import { site } from '../../../helpers/project/site.ts';

const PATH = '/toolpad/core/integrations/react-router';
const GUIDE = 'content/pages/core/integrations/react-router.guide.ts';
const { blocks } = compilePage(site, GUIDE.replace('.guide.ts', '.md'), PATH, createMarkdown()).page!;

const check = (written: typeof blocks) =>
  checkGuides([{ file: GUIDE.replace('.guide.ts', '.md'), path: PATH, blocks: written }], site.passes());
/** The page with other words. */
const withWords = (words: string, others: string): typeof blocks => JSON.parse(JSON.stringify(blocks).replaceAll(words, others));

describe('checkGuides', () => {
  test('finds nothing on a page as its guide followed it', async () => {
    expect(await check(blocks)).toEqual([]);
  });

  test('asks for a new pass when a command changed', async () => {
    const message = `The page changed after its guide passed, or its guide never did. Run \`npm run guides -- ${PATH}\`.`;
    expect(await check(withWords('react-router@7', 'react-router@8'))).toEqual([{ file: GUIDE, line: 1, message }]);
  });

  test('names the section that a guide misses', async () => {
    const [problem] = await check(withWords('"id":"routes"', '"id":"paths"'));
    expect(problem?.message).toMatch(/^The page has no section `routes`\. Name one of: .*paths.* Run `npm run guides/);
  });
});
